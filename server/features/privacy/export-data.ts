import { AppError } from '#server/app-error.ts'
import { screenshotsOf } from '#server/db/queries/money/upi-claim.ts'
import { readPersonalData } from '#server/db/queries/user/personal-data.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import type { Services } from '#server/services.ts'
import type { PersonalData } from '#shared/contract/user/personal-data.ts'
import { dataFileIntroduction } from '#shared/domain/personal-data/data-file.ts'
import { dataFileName } from '#shared/domain/personal-data/data-file-name.ts'
import { personalDataReply } from '#shared/replies/personal-data.ts'

/**
 * Returns all data about a user, including pictures, and a file name for it. Throws
 * tooManyRequests.
 */
export async function exportData(
  services: Services,
  user: Caller,
): Promise<{ file: string; data: PersonalData }> {
  const { config, hallDetails } = services
  await enforceAttemptLimits(services.limits, ['exports', user.id])
  const records = await readPersonalData(services.db, user.id)
  if (!records) throw new AppError('notLoggedIn')
  const pictures = {
    profile: await pictureAt(services, records.user.avatar),
    selfie: await pictureAt(services, records.membership?.selfie ?? null),
    screenshots: await Promise.all(
      (await screenshotsOf(services.db, user.id)).map(async ({ utr, key }) => ({
        utr,
        picture: await pictureAt(services, key),
      })),
    ),
  }
  const { name: hallName } = await hallDetails.current()
  const about = dataFileIntroduction({
    ...records.user,
    hallName,
    timeZone: config.hallTimezone,
    at: services.now(),
  })
  return {
    file: dataFileName(hallName, services.today()),
    data: personalDataReply(records, pictures, about),
  }
}

async function pictureAt({ storage }: Services, key: string | null) {
  const bytes = key === null ? undefined : await storage.read(key)
  if (!bytes) return null
  return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}
