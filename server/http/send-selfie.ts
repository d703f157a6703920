import type { FastifyReply } from 'fastify'
import { AppError } from '#server/app-error.ts'
import type { Storage } from '#server/storage/storage.ts'

/** Sends the selfie with this key, uncacheable. Throws notFound if there is none. */
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
