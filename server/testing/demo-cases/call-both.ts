import { issueClaimCode } from '#shared/contract/booking/walk-in.ts'
import type { Call } from '#shared/contract/call.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { openSession } from '#web/demo/demo-user-replies.ts'
import { openBrowser } from '../browser.ts'
import { formOf, picture } from '../members/pictures.ts'
import type { TestApp } from '../test-app.ts'
import { CURRENT_VERSION, MEMBERS_CLAIM_CODE, type Parts } from './demo-case.ts'
import { verificationCookie, visitorCookie } from './load-users.ts'
import { type UserName, userId } from './world.ts'

/** A call's outcome, as the client sees it: a reply or a refusal. */
export type Outcome = {
  status: number | undefined
  code: string | undefined
  reply: unknown
  retryAfter: number | undefined
}

type Client = (call: Call, caller: UserName | undefined, parts?: Parts) => Promise<Outcome>

/** Calls the real server. The world must be loaded. */
export function callServer({ fastify, services, ...app }: TestApp): Client {
  return async (call, caller, { params = {}, query = {}, body, file } = {}) => {
    const browser = openBrowser(app)
    browser.cookies.set('emailProof', verificationCookie(services))
    browser.cookies.set('visitorProof', visitorCookie(services))
    const [iat, exp] = [0, 3600].map((seconds) => services.now().getTime() / 1000 + seconds)
    if (caller) browser.token = fastify.jwt.sign({ sid: userId(caller), iat, exp })
    const form =
      file && call.upload && formOf({ ...texts(body), [call.upload.field]: await picture() })
    const answer = await browser.call(call, {
      params: texts(params),
      query: texts(query),
      ...(form ? { form } : body && { body }),
    })
    const { status, headers, text } = answer
    const reply: unknown = JSON.parse(text)
    const wait = headers['retry-after']
    const retryAfter = wait === undefined ? undefined : Number(wait)
    if (status === 200) return { status, code: undefined, reply, retryAfter }
    const { code, ...details } = readRefusal(reply)
    return { status, code, reply: { data: undefined, ...details }, retryAfter }
  }
}

/** Calls the demo. */
export function callDemo(state: DemoState): Client {
  const active = state.users.filter(({ deactivatedAt }) => deactivatedAt === null)
  const tokens = new Map(active.map((user) => [user.id, openSession(state, user)]))
  return async (call, caller, { file, ...parts } = {}) => {
    const token = caller && tokens.get(userId(caller))
    const sent = { ...parts, ...(file && { file: await picture() }) }
    try {
      const reply: unknown = JSON.parse(JSON.stringify(answerCall(state, call, sent, token)))
      return { status: 200, code: undefined, reply, retryAfter: undefined }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { status, code, values, serverMessage: message, errors, data } = error
      const reply = { values, message, errors, data }
      return { status, code, reply, retryAfter: error.retryAfterSeconds }
    }
  }
}

/** Returns the parts with what the case can't know: the edited user's version and a claim code. */
export async function completeParts(client: Client, parts: Parts): Promise<Parts> {
  return withClaimCode(client, await withVersion(client, parts))
}

/** Adds the current version of the user that the call edits. */
async function withVersion(client: Client, parts: Parts): Promise<Parts> {
  const { body } = parts
  if (!body || !('version' in body) || body.version !== CURRENT_VERSION) return parts
  const read = await client(getUser, 'superAdmin', { params: parts.params ?? {} })
  return { ...parts, body: { ...body, version: versionIn(read.reply) } }
}

/** Adds the claim code, which differs between server and demo. */
async function withClaimCode(client: Client, parts: Parts): Promise<Parts> {
  const { body } = parts
  if (!body || !('claimCode' in body) || body.claimCode !== MEMBERS_CLAIM_CODE) return parts
  const { reply } = await client(issueClaimCode, 'receptionist', {
    params: { id: userId('member') },
  })
  const claimCode = /"claimCode":"(\d+)"/.exec(JSON.stringify(reply))?.[1]
  return { ...parts, body: { ...body, claimCode } }
}

function versionIn(reply: unknown): string {
  const text = /"version":("(?:[^"\\]|\\.)*")/.exec(JSON.stringify(reply))?.[1] ?? '""'
  return String(JSON.parse(text))
}

function texts(part: object | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]),
  )
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** A random pass ID; the world's IDs start with ab01. */
const PASS_ID = /^(?!ab01)[0-9a-f]{16}$/
const CARD_CODE = /^[0-9]{180,210}$/
const WORLD_ID = /^00000000-0000-4000-8000-/
/** The server's data that the demo lacks: it sends no emails and lists no sessions. */
const NOT_IN_DEMO = ['sessions', 'mails', 'codes']

/**
 * An outcome without the values that differ on each run: new ids, tokens, versions and pictures.
 */
export function toComparable(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    if (name === 'recoveryCodes') return value.map(() => '<code>')
    const items = value.map((each) => toComparable(each))
    // Fields of one change are unordered, because PostgreSQL's jsonb doesn't preserve key order.
    return name === 'rows'
      ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : items
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key]) => !NOT_IN_DEMO.includes(key))
    return Object.fromEntries(entries.map(([key, each]) => [key, toComparable(each, key)]))
  }
  if (typeof value !== 'string') return value
  if (['token', 'version', 'key', 'uri', 'claimCode'].includes(name)) return `<${name}>`
  if (UUID.test(value) && !WORLD_ID.test(value)) return '<id>'
  if (PASS_ID.test(value)) return '<pass>'
  if (CARD_CODE.test(value)) return '<card>'
  return /^(blob:|[/]uploads[/])/.test(value) ? '<picture>' : value
}
