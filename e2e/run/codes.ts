import { queryDatabase } from './database.ts'

/** Returns a six-digit code other than this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Ends the minute that must pass before the server sends another code to `email`. */
export async function endResendWait(email: string): Promise<void> {
  await queryDatabase(
    `UPDATE one_time_codes SET sent_at = sent_at - interval '61 seconds' WHERE email = $1`,
    [email],
  )
}

/** Makes the code of `email` expire. */
export async function expireCode(email: string): Promise<void> {
  await queryDatabase(`UPDATE one_time_codes SET expires_at = now() WHERE email = $1`, [email])
}
