import { inDatabase } from './database.ts'

/** Returns a six-digit code other than this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Ends the minute that the server waits before it sends another code to `email`. */
export async function waitIsOver(email: string): Promise<void> {
  await inDatabase(
    `UPDATE one_time_codes SET sent_at = sent_at - interval '61 seconds' WHERE email = $1`,
    [email],
  )
}

/** Ends the ten minutes for which a code is valid. */
export async function codeExpires(email: string): Promise<void> {
  await inDatabase(`UPDATE one_time_codes SET expires_at = now() WHERE email = $1`, [email])
}
