import fc from 'fast-check'
import { hostileText, PROTOTYPE_NAMES } from './hostile-texts.ts'

/** JSON that `JSON.stringify` can't produce; `rawJson` wraps it. */
const RAW_JSON = [
  '1e400',
  '-1e400',
  '-0',
  '9007199254740993',
  '0.1e-400',
  '"\\u0000"',
  '"\\ud800"',
  `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
  `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
]
const MARK = '\ue000'
const rawJson = (text: string) => `${MARK}${text}${MARK}`

/** The key `__proto__`, which an object literal can't contain. */
const PROTO_KEY = `${MARK}proto${MARK}`

/** Serialises a value that contains raw parts. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text
    .replaceAll(`"${PROTO_KEY}"`, '"__proto__"')
    .replace(/"\ue000(.*?)\ue000"/gs, unescaped)
}

function unescaped(quoted: string): string {
  const raw: unknown = JSON.parse(quoted)
  return typeof raw === 'string' ? raw.slice(1, -1) : quoted
}

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_VALUE, Number.MIN_VALUE, 1e21),
  fc.integer(),
)

export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null) },
  { weight: 1, arbitrary: fc.constantFrom(...RAW_JSON).map(rawJson) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('length', 'toString', 'then', 'id', '$ne'),
      hostileText,
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** Fields that an attacker would like to set. */
const SENSITIVE_FIELDS = [
  'role',
  'id',
  '_id',
  'userId',
  'user_id',
  'email',
  'memberId',
  'member_id',
  'dyanpittId',
  'isVerified',
  'status',
  'paymentStatus',
  'paid_at',
  'amount',
  'tourStatus',
  'adminNotes',
  'followUpOn',
  'avatar',
  'selfie',
  'password_hash',
  'deactivated_at',
]

/** The name of an unexpected field. */
export const extraKey = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SENSITIVE_FIELDS) },
  { weight: 2, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES.slice(1), PROTO_KEY) },
  { weight: 1, arbitrary: hostileText },
)
