import { CODE_RESEND_SECONDS } from '#shared/domain/one-time-code.ts'
import { codeJustSent } from '#web/features/auth/code-just-sent.ts'

/** What came of asking for a code: when another may be asked for, or why there is none. */
export type CodeSending<Problem> = { nextCodeAt: number } | { problem: Problem }

/**
 * Awaits a call that sends a code. Where the server says that one was just sent, that code is still
 * good, so that counts as sent too. Times are in milliseconds since 1970.
 */
export async function codeSending<Problem>(
  call: Promise<unknown>,
  inWords: (error: unknown) => Problem,
): Promise<CodeSending<Problem>> {
  const after = (seconds: number) => ({ nextCodeAt: Date.now() + seconds * 1000 })
  try {
    await call
    return after(CODE_RESEND_SECONDS)
  } catch (error) {
    const wait = codeJustSent(error)
    return wait === undefined ? { problem: inWords(error) } : after(wait)
  }
}
