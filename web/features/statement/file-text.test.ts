import { expect, test } from 'vitest'
import { fileText } from './file-text.ts'

test.each([
  ['UTF-8', [0xe2, 0x82, 0xb9, 0x35], '₹5'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x35], '5'],
  ['UTF-16, little endian', [0xff, 0xfe, 0x35, 0x00, 0xb9, 0x20], '5₹'],
  ['UTF-16, big endian', [0xfe, 0xff, 0x00, 0x35], '5'],
  ['Windows-1252', [0x52, 0xe9, 0x35], 'Ré5'],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0xff], 'PK\u0003\u0004ÿ'],
  ['nothing', [], ''],
])('decodes %s [statement-17]', (_encoding, bytes, text) => {
  expect(fileText(new Uint8Array(bytes))).toBe(text)
})
