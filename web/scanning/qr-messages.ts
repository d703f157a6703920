import type { Picture } from '#web/scanning/picture.ts'

/** What is said between the screen and the worker that reads QR codes. */
export type ReadRequest = { id: number; picture: Picture; hard: boolean }
export type ReadAnswer = { id: number; text?: string | undefined; failed?: true }
