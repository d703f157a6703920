import { readPersonalData } from '#server/db/personal-data.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { PersonalData } from '#shared/contract/personal-data.ts'
import { personalDataReply } from './personal-data-reply.ts'

/** Everything that the hall holds about a user, pictures included. Throws tooManyRequests. */
export async function exportData(services: Services, user: SignedIn): Promise<PersonalData> {
  await countAttempt(services.limits, ['exports', user.id])
  const records = await readPersonalData(services.db, user.id)
  if (!records) throw new AppError('notSignedIn')
  const pictures = {
    profile: await pictureAt(services, records.user.avatar),
    selfie: await pictureAt(services, records.membership?.selfie ?? null),
  }
  return personalDataReply(records, pictures, services.now())
}

async function pictureAt({ storage }: Services, key: string | null) {
  const bytes = key === null ? undefined : await storage.read(key)
  if (!bytes) return null
  return { type: 'image/webp', base64: Buffer.from(bytes).toString('base64') } as const
}
