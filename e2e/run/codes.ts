import { inDatabase } from './database.ts'

/** A code of six digits that is not this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Lets the minute pass that the server, too, waits before it sends another code to `email`. */
export async function waitIsOver(email: string): Promise<void> {
  await inDatabase(
    `UPDATE one_time_codes SET sent_at = sent_at - interval '61 seconds' WHERE email = $1`,
    [email],
  )
}

/** Lets the ten minutes pass for which a code is good. */
export async function codeExpires(email: string): Promise<void> {
  await inDatabase(`UPDATE one_time_codes SET expires_at = now() WHERE email = $1`, [email])
}
