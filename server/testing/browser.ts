import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ReplyOf } from '#shared/contract/call.ts'
import { ERRORS, type ErrorName, errorReply, type FieldError } from '#shared/contract/errors.ts'
import { expectListed } from './listed-only.ts'
import type { TestApp } from './test-app.ts'

/** What a test sends with a call; of any shape, because tests send wrong ones too. */
export type Sent = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** Sent as multipart instead of `body`. */
  form?: FormData
}

export type Answer<C extends Call> = {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The body as it came. */
  text: string
  /** What the contract promises. Throws when the call was refused. */
  reply(): ReplyOf<C>
  /** The refusal's sentence and what it says of each field; undefined when the call succeeded. */
  message: string | undefined
  errors: FieldError[] | undefined
}

/** One visitor's browser: it keeps the cookies and, once signed in, the token. */
export type Browser = {
  token: string | undefined
  cookies: Map<string, string>
  ask<C extends Call>(call: C, sent?: Sent): Promise<Answer<C>>
  /** Fetches a page or a picture. */
  get(path: string): Promise<LightMyRequestResponse>
}

export function openBrowser(
  hall: Pick<TestApp, 'inject'>,
  { address = '127.0.0.1' } = {},
): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    token: undefined,
    cookies,
    async ask(call, sent = {}) {
      const { headers, payload } = await contentOf(sent)
      const response = await hall.inject({
        method: call.method,
        url: urlOf(call, sent),
        remoteAddress: address,
        headers: { ...headers, ...ownHeaders() },
        ...(payload !== undefined && { payload }),
      })
      keepCookies(response)
      return answerOf(call, response)
    },
    get: (path) =>
      hall.inject({ method: 'GET', url: path, remoteAddress: address, headers: ownHeaders() }),
  }
  return browser

  function ownHeaders(): Record<string, string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...(browser.token !== undefined && { authorization: `Bearer ${browser.token}` }),
      ...(cookie && { cookie }),
    }
  }

  function keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }
}

/** What a refusal answers, to be matched with `toMatchObject`. */
export function refusal(error: ErrorName): { status: number; message: string } {
  return ERRORS[error]
}

/** The refusal of a form: each field with its message, and no others. */
export function invalid(...fields: [path: string, msg: string][]) {
  return { ...refusal('validationFailed'), errors: fields.map(([path, msg]) => ({ path, msg })) }
}

function answerOf<C extends Call>(call: C, response: LightMyRequestResponse): Answer<C>
function answerOf(call: Call, response: LightMyRequestResponse): Answer<Call> {
  const { statusCode: status, headers, body: text } = response
  const refused = status === 200 ? undefined : errorReply.parse(JSON.parse(text))
  if (refused) expectListed(call, status, refused.message)
  return {
    status,
    headers,
    text,
    reply() {
      if (refused) throw new Error(`${call.path} was refused: ${status} ${text}`)
      return z.parse(call.reply, JSON.parse(text))
    },
    message: refused?.message,
    errors: refused?.errors,
  }
}

function urlOf(call: Call, { params = {}, query }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** The body and its type, as the client sends them: JSON calls name the type even without a body. */
async function contentOf({ body, form }: Sent) {
  if (!form) {
    return {
      headers: { 'content-type': 'application/json' },
      payload: body && JSON.stringify(body),
    }
  }
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
