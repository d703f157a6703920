import { deflateRawSync } from 'node:zlib'
import { jsonText } from './hostile-values.ts'

const BOUNDARY = 'hostile-boundary'

/** A valid picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Files to send; only the first is valid. */
const FILES: readonly [name: string, type: string, bytes: Buffer][] = [
  ['me.png', 'image/png', PIXEL],
  ['me.png', 'image/png', Buffer.concat([PIXEL, Buffer.from('<?php system($_GET[0]); ?>')])],
  ['../../evil.png', 'image/png', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
  ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['me.png\u0000.php', 'image/png', deflateRawSync(Buffer.alloc(100_000))],
  ['a"; filename="b.png', 'text/html', Buffer.from('<html><script>1</script>')],
  ['', '', Buffer.alloc(0)],
]

/** The file's field, '' for none, and its index in FILES. */
export type FormFile = { field: string; which: number }

/**
 * Encodes the fields of a body as multipart, with unescaped hostile names and values, and a file.
 */
export function hostileForm(
  body: unknown,
  { field, which }: FormFile,
  fill: (text: string) => string,
) {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const parts = fields.flatMap(([name, value]) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`,
    `${fill(typeof value === 'string' ? value : jsonText(value))}\r\n`,
  ])
  const [name, type, bytes] = FILES[which % FILES.length] ?? ['', '', Buffer.alloc(0)]
  const file = `content-disposition: form-data; name="${field}"; filename="${name}"`
  const head = field ? `--${BOUNDARY}\r\n${file}\r\ncontent-type: ${type}\r\n\r\n` : ''
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      ...(field ? [bytes, Buffer.from('\r\n')] : []),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  }
}
