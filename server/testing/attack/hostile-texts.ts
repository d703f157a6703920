import fc from 'fast-check'

/**
 * Strings that break programs which trust their input. A placeholder in braces stands for data of
 * the app under attack, such as another member's id: see `attack-request.ts`.
 */

const IDENTIFIERS = ['{victimId}', '{victimBooking}', '{victimTour}', '{victimEmail}', '{spareId}']

/** Valid for some field, so that an attack passes the first check. */
const PLAUSIBLE = [
  ...IDENTIFIERS,
  '{studentEmail}',
  'nobody@example.com',
  '@DA202603001',
  '+919876543210',
  '9876543210',
  'Asha Kulkarni',
  'Quiet-Lamp-7',
  '123456',
  'male',
  'Student',
  'completed',
  'cash',
  'yes',
  '1 Day',
  '12 Months',
  'A1',
  'A50',
  '2026-03-10',
  '2026-03-20',
  '1',
  '{"type":"VISITOR_PASS","id":"{victimTour}"}',
]

const EDGES = [
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '0000-00-00',
  '2026-02-30',
  '-271821-04-20',
  '2147483648',
  '9007199254740993',
  '-1',
  '0x10',
  '1e400',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  `${'a'.repeat(242)}@example.com`,
  `a@${'b.'.repeat(120)}example.com`,
]

const UNUSUAL = [
  '',
  ' ',
  '\u0000',
  'a\u0000b@example.com',
  '\ud800',
  'a\udfffb',
  '\ufffe\uffff',
  '\u2028\u2029',
  '\ufeff',
  '\u202egnp.exe',
  '\u2066Asha\u2069 \u200fPatil',
  'Asha\u200b Patil',
  '१२३४५६',
  '+91९८७६५४३२१०',
  '２０２６-０３-２０',
  'аdmin@exаmple.com',
  'İ@example.com',
  'K@example.com',
  'ﬀ@example.com',
  'Σ@example.com',
  '𝒜𝓈𝒽𝒶 𝒫𝒶𝓉𝒾𝓁',
  '👩‍👩‍👧‍👦 👨‍👨‍👦',
  'e\u0301'.repeat(50),
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
]

const INJECTIONS = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '1) UNION SELECT password_hash FROM users --',
  '$1',
  '$$;SELECT pg_sleep(9);$$',
  '{"$gt":""}',
  '../../../etc/passwd',
  '..%2f..%2fsecrets%2fsession-secret',
  '%2e%2e%2f%2e%2e%2f',
  '..\\..\\windows',
  'file:///etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '$' + '{7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '%s%s%n%x',
  '=HYPERLINK("http://evil.example")',
  '@SUM(1+1)',
  'a\r\nSet-Cookie: stolen=1',
  'Asha\r\nBcc: all@example.com Patil',
  'asha@example.com\r\nBcc: all@example.com',
  'asha@example.com,all@example.com',
  '"all@example.com, x"@example.com',
  '; cat /etc/passwd',
  '$(id)',
  '(a+)+$',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
]

/** Names of properties that every object inherits, or that JavaScript treats specially. */
export const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
]

const LONG = [300, 5_000, 60_000].flatMap((length) => [
  'x'.repeat(length),
  '०'.repeat(length / 3),
  ' '.repeat(length),
  'a@'.repeat(length / 2),
])

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PLAUSIBLE) },
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 3, arbitrary: fc.constantFrom(...UNUSUAL) },
  { weight: 3, arbitrary: fc.constantFrom(...INJECTIONS, ...PROTOTYPE_NAMES) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
