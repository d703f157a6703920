import { READER_PROBLEMS } from '#words/tour/scanning.ts'

/** Thrown if reading a picture failed or timed out, but not for a picture without a code. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Thrown if the reader's code could not be loaded or started, for example without a network. */
export class ReaderNotLoaded extends Error {
  override readonly name = 'ReaderNotLoaded'
}

/** Returns the on-screen message for a live camera that has stopped reading. */
export function liveScanProblem(error: unknown): string {
  return notLoadedText(error) ?? READER_PROBLEMS.stopped
}

/** Returns the on-screen message if the reader could not be loaded; undefined for any other error. */
export function notLoadedText(error: unknown): string | undefined {
  return error instanceof ReaderNotLoaded ? READER_PROBLEMS.notLoaded : undefined
}
