/** A reason not to start, in one sentence for the person at the console. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
