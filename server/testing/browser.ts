import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { Call, ReplyOf } from '#shared/contract/call.ts'
import { errorReply, type FieldError } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { FIELD_PROBLEMS } from '#shared/contract/field-problems.ts'
import { refusalReply } from '#shared/contract/refusal-reply.ts'
import type { FieldProblemCode } from '#shared/domain/field-problem.ts'
import type { Values } from '#shared/domain/placeholders.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { expectListedRefusal } from './expect-listed-refusal.ts'
import type { TestApp } from './test-app.ts'

/** The input of a test's call; of any type, because tests also send invalid input. */
export type CallInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  /** Sent as multipart instead of `body`. */
  form?: FormData
}

export type Answer<C extends Call> = {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The raw body. */
  text: string
  /** The reply that the contract promises. Throws if the call was refused. */
  reply(): ReplyOf<C>
  /** Throws if the call was refused. */
  expectSuccess(): void
  /** The refusal, with its message and field errors; undefined if the call succeeded. */
  code: RefusalCode | undefined
  values: Values | undefined
  message: string | undefined
  errors: FieldError[] | undefined
}

/** A user's browser: it keeps cookies and, once logged in, the token. */
export type Browser = {
  token: string | undefined
  cookies: Map<string, string>
  call<C extends Call>(call: C, sent?: CallInput): Promise<Answer<C>>
  /** Fetches a page or a picture. */
  get(path: string): Promise<LightMyRequestResponse>
}

export function openBrowser(
  app: Pick<TestApp, 'inject'>,
  { address = '127.0.0.1', acceptLanguage = '' } = {},
): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    token: undefined,
    cookies,
    async call(call, sent = {}) {
      const { headers, payload } = await contentOf(sent)
      const response = await app.inject({
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
      app.inject({ method: 'GET', url: path, remoteAddress: address, headers: ownHeaders() }),
  }
  return browser

  function ownHeaders(): Record<string, string> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...(browser.token !== undefined && { authorization: `Bearer ${browser.token}` }),
      ...(cookie && { cookie }),
      ...(acceptLanguage && { 'accept-language': acceptLanguage }),
    }
  }

  function keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
  }
}

/** What a refused call returns, for `toMatchObject`. */
export function refusal(code: RefusalCode, values?: Values) {
  const { success: _refused, ...reply } = refusalReply({ code, ...(values && { values }) })
  return { status: ERRORS[code].status, ...reply }
}

/** The refusal of a form: each field with its message, and no others. For `toMatchObject`. */
export function invalid(...fields: [path: string, msg: string][]) {
  return {
    ...refusal('validationFailed'),
    errors: fields.map(([path, msg]) => fieldError(path, msg)),
  }
}

/** The error of a field whose message is `msg`, with that message's code. */
export function fieldError(path: string, msg: string) {
  return { path, code: codeOf(msg), msg }
}

function codeOf(text: string): FieldProblemCode {
  const found = Object.values(FIELD_PROBLEMS).find(({ message }) => patternOf(message).test(text))
  if (!found) throw new Error(`No field problem says "${text}"`)
  return found.code
}

/** Matches a message with any values for its placeholders. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

function answerOf<C extends Call>(call: C, response: LightMyRequestResponse): Answer<C>
function answerOf(call: Call, response: LightMyRequestResponse): Answer<Call> {
  const { statusCode: status, headers, body: text } = response
  const refused = status === 200 ? undefined : errorReply.parse(JSON.parse(text))
  if (refused) expectListedRefusal(call, status, refused.code)
  const reply = () => {
    if (refused) throw new Error(`${call.path} was refused: ${status} ${text}`)
    return z.parse(call.reply, JSON.parse(text))
  }
  return {
    status,
    headers,
    text,
    reply,
    expectSuccess: () => void reply(),
    code: refused?.code,
    values: refused?.values,
    message: refused?.message,
    errors: refused?.errors,
  }
}

function urlOf(call: Call, { params = {}, query }: CallInput): string {
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** The body and its type, as the client sends them: JSON calls set the type even without a body. */
async function contentOf({ body, form }: CallInput) {
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
