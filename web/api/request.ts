import type { Endpoint } from '#shared/contract/call.ts'

/** A call's data before serialization. */
export type Parts = {
  params?: object | undefined
  query?: object | undefined
  body?: object | undefined
  file?: Blob | undefined
}

/** Returns a call's URL: replaces each `:name` with the encoded parameter, and omits undefined query parameters. */
export function callUrl(call: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Parts): string {
  const values = new Map(Object.entries(params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
  return search === '' ? `/api${path}` : `/api${path}?${search}`
}

/**
 * Sends a file as multipart, and everything else as JSON. The JSON content type is sent even without a body
 * (specification document 1, section 7).
 */
export function requestInit(call: Endpoint, parts: Parts, token: string | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const init = { method: call.method, headers }
  if (call.upload && parts.file) {
    return { ...init, body: formData(call.upload.field, parts.file, parts.body ?? {}) }
  }
  headers.set('Content-Type', 'application/json')
  return parts.body === undefined ? init : { ...init, body: JSON.stringify(parts.body) }
}

/** The fields come first, so that the server has read them when the file begins. */
function formData(field: string, file: Blob, body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, String(value))
  }
  form.append(field, file)
  return form
}
