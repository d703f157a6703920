import { hexOf } from '#shared/domain/door/phone-code.ts'

/** Returns a UUIDv7 (RFC 9562): 48 bits of time, then version, variant and random bits. */
export function uuidV7(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = new DataView(new ArrayBuffer(8))
  time.setBigUint64(0, BigInt(now))
  bytes.set(new Uint8Array(time.buffer, 2), 0)
  bytes.set([0x70 | ((bytes[6] ?? 0) & 0x0f)], 6)
  bytes.set([0x80 | ((bytes[8] ?? 0) & 0x3f)], 8)
  const hex = hexOf(bytes)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
