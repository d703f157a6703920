import { readPersonalData } from '#server/db/personal-data.ts'
import { AppError } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { PersonalData } from '#shared/contract/personal-data.ts'
import { aboutDataFile } from '#shared/domain/data-file.ts'
import { dataFileName } from '#shared/domain/data-file-name.ts'
import { personalDataReply } from './personal-data-reply.ts'

/**
 * Everything that the hall holds about a user, pictures included, with the name of the file for it.
 * Throws tooManyRequests.
 */
export async function exportData(
  services: Services,
  user: SignedIn,
): Promise<{ file: string; data: PersonalData }> {
  const { config, letterhead } = services
  await countAttempt(services.limits, ['exports', user.id])
  const records = await readPersonalData(services.db, user.id)
  if (!records) throw new AppError('notSignedIn')
  const pictures = {
    profile: await pictureAt(services, records.user.avatar),
    selfie: await pictureAt(services, records.membership?.selfie ?? null),
  }
  const { name: hall } = await letterhead.current()
  const about = aboutDataFile({
    fullName: records.user.full_name,
    email: records.user.email,
    hall,
    timeZone: config.hallTimezone,
    at: services.now(),
  })
  return {
    file: dataFileName(hall, services.today()),
    data: personalDataReply(records, pictures, about),
  }
}

async function pictureAt({ storage }: Services, key: string | null) {
  const bytes = key === null ? undefined : await storage.read(key)
  if (!bytes) return null
  return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}
