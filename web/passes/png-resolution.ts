/** A PNG begins with 8 bytes of its own and the 25 of its header; its other chunks follow. */
const HEADER_END = 33
const METRES_PER_INCH = 0.0254

/** A PNG that says how large it is on paper, in a pHYs chunk right behind its header. */
export function withResolution(
  png: Uint8Array<ArrayBuffer>,
  dotsPerInch: number,
): Uint8Array<ArrayBuffer> {
  const perMetre = Math.round(dotsPerInch / METRES_PER_INCH)
  const chunk = new DataView(new ArrayBuffer(21))
  chunk.setUint32(0, 9)
  for (const [place, letter] of [...'pHYs'].entries()) {
    chunk.setUint8(4 + place, letter.charCodeAt(0))
  }
  chunk.setUint32(8, perMetre)
  chunk.setUint32(12, perMetre)
  chunk.setUint8(16, 1)
  chunk.setUint32(17, checksum(new Uint8Array(chunk.buffer, 4, 13)))
  const marked = new Uint8Array(png.length + chunk.byteLength)
  marked.set(png.subarray(0, HEADER_END))
  marked.set(new Uint8Array(chunk.buffer), HEADER_END)
  marked.set(png.subarray(HEADER_END), HEADER_END + chunk.byteLength)
  return marked
}

/** The CRC-32 that ends every chunk of a PNG. */
function checksum(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}
