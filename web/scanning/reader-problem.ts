/** This picture could not be read, or took too long; that no code is on it is no failure. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** The code that reads pictures could not be fetched or started, as without a connection. */
export class ReaderNotLoaded extends Error {
  override readonly name = 'ReaderNotLoaded'
}

const NOT_LOADED =
  'The QR reader could not be loaded. Please check your internet connection and try again.'
const STOPPED = 'The QR reader has stopped. Please start the camera again.'

/** Why the live camera reads no more, in words for the person who holds it. */
export function liveProblem(error: unknown): string {
  return notLoadedProblem(error) ?? STOPPED
}

/** The words for a reader that is not there; undefined for any other error. */
export function notLoadedProblem(error: unknown): string | undefined {
  return error instanceof ReaderNotLoaded ? NOT_LOADED : undefined
}
