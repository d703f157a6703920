import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Call } from '#shared/contract/call.ts'
import { applyChanges, type Change, changes } from './changed-value.ts'
import { type FormFile, hostileForm } from './hostile-form.ts'
import { hostileHeaders } from './hostile-headers.ts'
import { hostileText } from './hostile-texts.ts'
import { jsonText } from './hostile-values.ts'
import type { MarkedDatabase, Role } from './marked-database.ts'
import { valuesMatching } from './schema-values.ts'
import type { ValidRequest } from './valid-requests.ts'

/** One request as plain data, which fast-check prints when it finds a failure. */
export type Attack = {
  role: Role
  params: readonly Change[]
  query: readonly Change[]
  body: readonly Change[]
  /** Replaces the changed valid body. */
  wholeBody: { value: unknown } | { text: string } | undefined
  /** Sent as multipart instead of JSON, with this file. */
  form: FormFile | undefined
  headers: Record<string, string>
  address: string
}

/** Outsiders are refused before anything else, so they get few attempts. */
const ROLES: readonly Role[] = [
  'outsider',
  'student',
  'student',
  'receptionist',
  'receptionist',
  'admin',
  'admin',
  'super_admin',
]

/** The valid request, unchanged. */
export function noAttack(call: Call, role: Role): Attack {
  const form = call.upload?.required ? { field: call.upload.field, which: 0 } : undefined
  const nothing = { params: [], query: [], body: [], wholeBody: undefined, headers: {} }
  return { ...nothing, role, form, address: '198.51.100.1' }
}

/** Attacks on a call: mostly a valid request with a few changes, which gets furthest. */
export function attacksOn(call: Call, { by }: ValidRequest): fc.Arbitrary<Attack> {
  const matchingBody = call.body ? valuesMatching(call.body).map((value) => ({ value })) : undefined
  const changesTo = (part: unknown) => (part ? changes : fc.constant([]))
  return fc.record({
    // A permitted caller gets furthest.
    role: fc.constantFrom(...ROLES, by, by, by),
    params: changesTo(call.params),
    // An unexpected query is sent too.
    query: changes,
    body: changes,
    wholeBody: fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: matchingBody ?? fc.constant(undefined) },
      { weight: 1, arbitrary: hostileText.map((text) => ({ text })) },
    ),
    form: fc.oneof(
      { weight: call.upload ? 1 : 6, arbitrary: fc.constant(undefined) },
      {
        weight: 1,
        arbitrary: fc.record({
          field: fc.constantFrom(call.upload?.field ?? 'avatar', ''),
          which: fc.nat({ max: 6 }),
        }),
      },
    ),
    headers: hostileHeaders,
    address: fc.ipV4(),
  })
}

/** The request of an attack, ready for inject(). */
export function requestOf(
  { known, users }: Pick<MarkedDatabase, 'known' | 'users'>,
  call: Call,
  valid: ValidRequest,
  attack: Attack,
): InjectOptions {
  const fill = (text: string) =>
    fillPlaceholders(text, { ...known, token: tokenOf(users, attack.role) })
  const { headers, payload } = contentOf(call, valid, attack, fill)
  const token = tokenOf(users, attack.role)
  const sent = Object.entries({ ...valid.headers, ...attack.headers }).map(([name, value]) => [
    name,
    fill(value),
  ])
  return {
    method: call.method,
    url: `${pathOf(call, valid, attack, fill)}${queryOf(valid, attack, fill)}`,
    remoteAddress: attack.address,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(sent),
    },
    ...(payload !== undefined && { payload }),
  }
}

function tokenOf(users: MarkedDatabase['users'], role: Role): string {
  return (role !== 'outsider' && users[role].token) || ''
}

function fillPlaceholders(text: string, known: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all)
}

function pathOf(call: Call, valid: ValidRequest, { params }: Attack, fill: Fill): string {
  const sent = applyChanges(valid.params ?? {}, params)
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = typeof sent === 'object' && sent !== null ? Reflect.get(sent, name) : sent
    return encodeText(fill(textOf(value)))
  })
  return `/api${path}`
}

function queryOf(valid: ValidRequest, { query }: Attack, fill: Fill): string {
  const sent = applyChanges(valid.query ?? {}, query)
  if (typeof sent !== 'object' || sent === null) return `?${encodeText(fill(textOf(sent)))}`
  const pairs = Object.entries(sent).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encodeText(name)}=${encodeText(fill(textOf(each)))}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value)
}

/** Escaped text is sent unchanged, so that broken escapes arrive too. */
function encodeText(text: string): string {
  return /^[\w%.+-]*%[\w%.+-]*$/.test(text)
    ? text
    : encodeURIComponent(Buffer.from(text).toString())
}

type Fill = (text: string) => string

function contentOf(call: Call, valid: ValidRequest, attack: Attack, fill: Fill) {
  if (call.method === 'GET') return { headers: {}, payload: undefined }
  const body = applyChanges(valid.body ?? {}, attack.body)
  if (attack.form) return hostileForm(body, attack.form, fill)
  const headers = { 'content-type': 'application/json' }
  if (!attack.wholeBody) return { headers, payload: fill(jsonText(body)) }
  const { wholeBody } = attack
  const text = 'text' in wholeBody ? wholeBody.text : jsonText(wholeBody.value)
  return { headers, payload: fill(text) }
}
