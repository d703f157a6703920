import type { FastifyReply } from 'fastify'
import type { Storage } from '#server/storage/storage.ts'
import { AppError } from './app-error.ts'

/** Answers with the selfie under `key`, for nobody to keep. Throws notFound when there is none. */
export async function sendSelfie(
  reply: FastifyReply,
  storage: Storage,
  key: string | null | undefined,
): Promise<FastifyReply> {
  const selfie = key && (await storage.read(key))
  if (!selfie) throw new AppError('notFound')
  return reply
    .type('image/webp')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline; filename="selfie.webp"')
    .send(selfie)
}
