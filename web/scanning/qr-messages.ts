import type { Picture } from '#web/scanning/picture.ts'

/** What is said between the screen and the worker that reads QR codes, one picture at a time. */
export type ReadRequest = { picture: Picture; hard: boolean }

/** First whether the worker's code is there, then an answer to each picture. */
export type WorkerNews =
  | { kind: 'ready' }
  | { kind: 'not-loaded' }
  | { kind: 'failed' }
  | { kind: 'read'; text?: string | undefined }
