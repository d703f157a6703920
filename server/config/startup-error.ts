/**
 * A reason why the app can't start, in one sentence for the operator. Printed without a stack
 * trace.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
