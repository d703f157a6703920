/** Edge cases of each kind of value: all are plausible, and some are valid. */

const DAYS = [
  '9999-12-31',
  '9999-01-01',
  '0001-01-01',
  '0099-12-31',
  '1582-10-10',
  '2026-03-09',
  '2026-03-10',
  '2026-03-11',
  '2026-04-09',
  '2028-02-29',
]
const NUMBERS = [0, -0, -1, 1.5, 1, 2_147_483_646, 2_147_483_647, 2_147_483_648, 2 ** 53 - 1, 1e300]
const EMAILS = [
  `${'a'.repeat(242)}@example.com`,
  `${'अ'.repeat(242)}@example.com`,
  'a@b.c',
  "o'neil+x@example.co.in",
  '%_\\@example.com',
  'Ｋ@example.com',
  'İ@example.com',
  '__proto__@example.com',
  'null@constructor.toString',
]
const IDS = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{victimId}',
  '{victimBooking}',
  '{victimTour}',
  '{spareId}',
]
const PHONES = ['+916000000000', '+919999999999', '9999999999', '+91 98765 43210']
const CODES = ['000000', '999999', ' 1 2 3 4 5 6 ']

/** For any other string: a suffix, or a transformation. */
const VARIANTS: readonly ((text: string) => string)[] = [
  (text) => ` ${text} `,
  (text) => text.toUpperCase(),
  (text) => text.repeat(2),
  (text) => text.slice(0, -1),
  (text) => `${text}\u0000`,
  (text) => `${text}\ud800`,
  (text) => `${text}\r\nX: y`,
  (text) => `\u202e${text}`,
  (text) => `${text}'"\\;--`,
  (text) => `<b>${text}</b>`,
  (text) => text.padEnd(100, 'x'),
  (text) => text.padEnd(101, 'x'),
  (text) => text.padEnd(500, '€'),
  (text) => text.padEnd(500, '"'),
]

/** The `which`-th edge case of a value's kind. */
export function edgeOf(value: unknown, which: number): unknown {
  if (typeof value === 'number') return pick(NUMBERS, which)
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return pick(DAYS, which)
  if (/^\d{6}$|Code\}$/.test(value)) return pick(CODES, which)
  if (/^\d+$/.test(value)) return String(pick(NUMBERS, which))
  if (/^\+91/.test(value)) return pick(PHONES, which)
  if (/@|Email\}/.test(value)) return pick(EMAILS, which)
  if (/^\{\w+\}$/.test(value)) return pick(IDS, which)
  return VARIANTS[which % VARIANTS.length]?.(value)
}

function pick<T>(values: readonly T[], which: number): T | undefined {
  return values[which % values.length]
}
