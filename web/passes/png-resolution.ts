/** Where the header of a PNG ends: the signature has 8 bytes, and the header chunk 25. */
const HEADER_END = 33
const METRES_PER_INCH = 0.0254

/** Returns the PNG with its print resolution, in a pHYs chunk after the header. */
export function withResolution(
  png: Uint8Array<ArrayBuffer>,
  dotsPerInch: number,
): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(dotsPerInch / METRES_PER_INCH)
  const chunk = new DataView(new ArrayBuffer(21))
  chunk.setUint32(0, 9)
  for (const [index, letter] of [...'pHYs'].entries()) {
    chunk.setUint8(4 + index, letter.charCodeAt(0))
  }
  chunk.setUint32(8, perMetre)
  chunk.setUint32(12, perMetre)
  chunk.setUint8(16, 1)
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)))
  const result = new Uint8Array(png.length + chunk.byteLength)
  result.set(png.subarray(0, HEADER_END))
  result.set(new Uint8Array(chunk.buffer), HEADER_END)
  result.set(png.subarray(HEADER_END), HEADER_END + chunk.byteLength)
  return result
}

/** Returns the CRC-32 that ends every PNG chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}
