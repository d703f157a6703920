import fc from 'fast-check'

/** Characters of header values that reach the app: Node.js rejects control characters first. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ',',
    ';',
    ';;;=',
    '*',
    '\u00ff\u00fe',
    '%00%0d%0a',
    '"',
    'x'.repeat(4_000),
  ),
  fc.string({ maxLength: 30, unit: fc.integer({ min: 0x20, max: 0xff }).map(printable) }),
)

function printable(code: number): string {
  return String.fromCharCode(code === 0x7f ? 0x80 : code)
}

const NO_ALGORITHM_HEADER = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0'

/** Values by header; `{token}` is the caller's own token, `{victimId}` another member's id. */
const HEADERS: Record<string, readonly string[]> = {
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer a.b.c',
    'Bearer {token}x',
    'bearer {token}',
    'Bearer  {token}',
    'Bearer {token} {token}',
    'Basic YWRtaW46YWRtaW4=',
    '{token}',
    `Bearer ${NO_ALGORITHM_HEADER}.eyJzaWQiOiJ7fSJ9.`,
    `Bearer ${'a'.repeat(8_000)}`,
  ],
  cookie: [
    'emailProof=',
    'emailProof=x; emailProof=y',
    'emailProof={victimEmail}',
    'emailProof=%E0%A4%A',
    '__proto__=x; constructor=y; toString=z',
    '; ; =; ==',
    `emailProof=${'x'.repeat(4_000)}`,
  ],
  'content-type': [
    '',
    'text/plain',
    'text/html; charset=utf-7',
    'application/JSON',
    'application/json; charset=utf-16',
    'application/json;;;',
    'application/json, text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'multipart/mixed; boundary=b',
    'a/b/c',
    '__proto__',
  ],
  accept: ['text/html', '', '*/*;q=x'],
  'accept-encoding': ['', '*', 'br;q=x, ,,;', 'identity;q=0, *;q=0', 'gzip, '.repeat(500)],
  host: ['', 'evil.example', 'evil.example:99999', '[::1', 'a b', 'localhost@evil.example'],
  origin: ['null', 'https://evil.example'],
  range: ['bytes=0-1', 'bytes=-1,-1,-1', 'x'],
  'if-none-match': ['*', 'W/"', '""'],
  'x-forwarded-for': [
    '127.0.0.1',
    'unknown, ,',
    'x'.repeat(4_000),
    '<script>',
    '::ffff:1.2.3.4%25x',
  ],
  'x-forwarded-host': ['evil.example', ''],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE', 'PUT', 'GET'],
  'x-original-url': ['/api/admin/users'],
  'x-request-id': ['\u00ff', 'x'.repeat(4_000)],
}

/** At most two headers. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc
      .constantFrom(...Object.entries(HEADERS))
      .chain(([name, values]) =>
        fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerText)),
      ),
    { maxLength: 2 },
  )
  .map((entries) => Object.fromEntries(entries))
