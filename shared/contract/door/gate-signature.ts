/**
 * How a gate signs its calls: ECDSA P-256 over `signedText`, in the header `gate-signature`, base64url. The
 * server accepts times that are at most SIGNATURE_AGE_MS away from its own; from its `date` header, a gate learns how
 * far its own clock is off.
 */
export const GATE_HEADERS = {
  id: 'gate-id',
  time: 'gate-time',
  signature: 'gate-signature',
} as const

export const SIGNATURE_AGE_MS = 2 * 60_000

/** `time` in milliseconds since 1970 by the server's clock; `bodyHash`: SHA-256 in hexadecimal. */
export function signedText({
  method,
  path,
  time,
  bodyHash,
}: {
  method: string
  /** With /api and the query. */
  path: string
  time: number
  bodyHash: string
}): string {
  return [method, path, time, bodyHash].join('\n')
}
