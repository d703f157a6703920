/**
 * Returns when a token expires, in milliseconds since 1970, from the `exp` claim of its payload, which is in seconds.
 * Returns undefined for anything but a token of three parts with such a claim.
 */
export function tokenExpiry(token: string): number | undefined {
  const [head, payload, signature, ...rest] = token.split('.')
  if (!head || !payload || !signature || rest.length > 0) return undefined
  const claims = decodeClaims(payload)
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp)
    ? claims.exp * 1000
    : undefined
}

/** Whether a token is well formed and has not expired. `now` is in milliseconds. */
export function isUsableToken(token: string, now: number): boolean {
  const expiry = tokenExpiry(token)
  return expiry !== undefined && now < expiry
}

function decodeClaims(payload: string): unknown {
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
