/** Reading a picture failed or timed out. A picture without a code is not an error. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** The reader's code could not be loaded or started, for example without a connection. */
export class ReaderNotLoaded extends Error {
  override readonly name = 'ReaderNotLoaded'
}

const NOT_LOADED = "Couldn't load the QR reader. Check your internet connection and try again."
const STOPPED = 'The QR reader has stopped. Please start the camera again.'

/** The on-screen message when the live camera stops reading. */
export function liveScanProblem(error: unknown): string {
  return loadProblem(error) ?? STOPPED
}

/** The on-screen message when the reader could not be loaded; undefined for any other error. */
export function loadProblem(error: unknown): string | undefined {
  return error instanceof ReaderNotLoaded ? NOT_LOADED : undefined
}
