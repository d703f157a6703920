import { CODE_RESEND_SECONDS } from '#shared/domain/one-time-code.ts'
import { codeJustSent } from '#web/features/auth/code-just-sent.ts'

/** There is a code that is good, and when another may be asked for, in milliseconds since 1970. */
export type CodeSent = {
  nextCodeAt: number
  /** Why no new code was sent: the one before it is too young, and still good. */
  refusal?: string
}

/** What came of asking for a code: one that is good, or why there is none. */
export type CodeSending<Problem> = CodeSent | { problem: Problem }

/** Awaits a call that sends a code. */
export async function codeSending<Problem>(
  call: Promise<unknown>,
  inWords: (error: unknown) => Problem,
): Promise<CodeSending<Problem>> {
  const after = (seconds: number) => ({ nextCodeAt: Date.now() + seconds * 1000 })
  try {
    await call
    return after(CODE_RESEND_SECONDS)
  } catch (error) {
    const young = codeJustSent(error)
    if (!young) return { problem: inWords(error) }
    return { ...after(young.seconds), refusal: young.told }
  }
}
