import type { FastifyReply } from 'fastify'
import { AppError } from '#server/app-error.ts'
import type { Storage } from '#server/storage/storage.ts'

/** Sends the private picture with this key, uncacheable. Throws notFound if there is none. */
export async function sendPicture(
  reply: FastifyReply,
  storage: Storage,
  key: string | null | undefined,
  name: 'selfie' | 'bill' | 'screenshot',
): Promise<FastifyReply> {
  const picture = key && (await storage.read(key))
  if (!picture) throw new AppError('notFound')
  return reply
    .type('image/webp')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}.webp"`)
    .send(picture)
}
