/** A request; `path` is relative to the app's URL. */
export type ApiRequest = { path: string; token?: string; body?: object }

type HttpRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** The request to an app whose paths start with `prefix`. */
export function toHttpRequest({ path, token, body }: ApiRequest, prefix: string): HttpRequest {
  return {
    path: `${prefix}${path}`,
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}
