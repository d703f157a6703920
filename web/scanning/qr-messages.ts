import type { Picture } from '#web/scanning/picture.ts'

/** From the page to the worker: a picture to read. `hard` also tries enhanced variants. */
export type ReadRequest = { picture: Picture; hard: boolean }

/** From the worker to the page: once `ready` or `not-loaded`, then a message per picture. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'not-loaded' }
  | { kind: 'failed' }
  | { kind: 'read'; text?: string | undefined }
