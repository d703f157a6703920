/** A problem of one field or of the whole form. */
export type FormProblem<Field extends string> = { on: Field | 'form'; text: string }

/** Awaits a call; returns the problem if it fails, else undefined. */
export async function problemOf<Problem>(
  call: Promise<unknown>,
  toProblem: (error: unknown) => Problem,
): Promise<Problem | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    return toProblem(error)
  }
}
