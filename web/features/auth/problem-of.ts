/** Awaits a call; answers with its failure in words, or undefined when it went well. */
export async function problemOf<Problem>(
  call: Promise<unknown>,
  inWords: (error: unknown) => Problem,
): Promise<Problem | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    return inWords(error)
  }
}
