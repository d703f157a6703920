import { crc32, deflateSync } from 'node:zlib'

type Overrides = { rows?: Buffer; depth?: 1 | 8 | 16; interlaced?: boolean }

/**
 * A black PNG with one bit per pixel, which compresses to almost nothing. With another depth or
 * interlacing, only its header is correct. `rows` overrides its pixel data.
 */
export function emptyPng(
  width: number,
  height: number,
  {
    rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height),
    depth = 1,
    interlaced = false,
  }: Overrides = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  header.writeUInt8(interlaced ? 1 : 0, 12)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
