/**
 * Encodes bytes as one decimal number with a leading 1, which preserves leading zeros. QR codes of digits are small,
 * and hand-held scanners type digits correctly with every keyboard layout.
 */
export function digitsOf(bytes: Uint8Array): string {
  let value = 1n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  return value.toString()
}

/** Decodes digits into bytes; undefined if they are not such a number. */
export function bytesOf(digits: string): Uint8Array | undefined {
  if (!/^[1-9][0-9]{0,299}$/.test(digits)) return undefined
  const bytes: number[] = []
  let value = BigInt(digits)
  while (value > 255n) {
    bytes.unshift(Number(value % 256n))
    value /= 256n
  }
  return value === 1n ? Uint8Array.from(bytes) : undefined
}
