/** A problem of one field or of the whole form. */
export type FormProblem<Field extends string> = { field: Field | 'form'; text: string }

/** Awaits a call. Returns the problem if it fails, otherwise undefined. */
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
