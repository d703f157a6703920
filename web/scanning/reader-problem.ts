import { READER_PROBLEMS } from '#words/scanning.ts'

/** Reading a picture failed or timed out. A picture without a code is not an error. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** The reader's code could not be loaded or started, for example without a connection. */
export class ReaderNotLoaded extends Error {
  override readonly name = 'ReaderNotLoaded'
}

/** The on-screen message when the live camera stops reading. */
export function liveScanProblem(error: unknown): string {
  return notLoadedText(error) ?? READER_PROBLEMS.stopped
}

/** The on-screen message when the reader could not be loaded; undefined for any other error. */
export function notLoadedText(error: unknown): string | undefined {
  return error instanceof ReaderNotLoaded ? READER_PROBLEMS.notLoaded : undefined
}
