import { createHmac } from 'node:crypto'
import type { Services } from '#server/services.ts'

/**
 * Returns the ID by which lists identify a session: a UUID derived from the session's own ID, which
 * tokens carry and lists must not show. The signed text can't be a token or the text of a stored code.
 */
export function sessionHandle({ secret }: Pick<Services, 'secret'>, sessionId: string): string {
  const text = JSON.stringify(['session', sessionId])
  const bytes = createHmac('sha256', secret).update(text).digest().subarray(0, 16)
  // Version 8 and the variant of RFC 9562.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
