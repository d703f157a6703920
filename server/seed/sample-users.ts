import { valuesOf } from '#server/db/connection/column-names.ts'
import type { MembershipRow, UserRow } from '#server/db/queries/sample-data.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import type { Gender } from '#shared/domain/options.ts'
import { SAMPLE_EMAIL_DOMAIN } from '#shared/domain/user/email.ts'
import {
  sampleEmail,
  sampleLanguage,
  sampleMembership,
  sampleName,
  samplePhone,
} from '#shared/sample/people.ts'
import type { Random } from '#shared/sample/random.ts'
import type { SampleClock } from './sample-clock.ts'
import { dayOf } from './sample-clock.ts'

/** Numbers are unique across the sample, so that emails and phones are unique. */
type SampleUser = { number: number; gender: Gender; createdAt: Date }

type Options = { random: Random; clock: SampleClock; passwordHash: string; selfie: string }

/** Old enough to be adults at their first booking, so that the sample needs no parental consents. */
const MIN_AGE_DAYS = 21 * 366

export function userMaker({ random, clock, passwordHash, selfie }: Options) {
  return {
    user({ number, gender, createdAt }: SampleUser): UserRow {
      const full_name = sampleName(random, gender)
      return {
        id: random.uuid(),
        email: sampleEmail(full_name, number, SAMPLE_EMAIL_DOMAIN),
        full_name,
        phone_number: samplePhone(number),
        date_of_birth: dayOf(clock.today - random.integer(MIN_AGE_DAYS, 34 * 365)),
        gender,
        password_hash: passwordHash,
        member_id: null,
        language: sampleLanguage(number),
        created_at: createdAt,
      }
    },

    membership({ id, full_name, created_at }: UserRow): MembershipRow {
      const details = {
        ...sampleMembership(random, full_name),
        examinationDate: dayOf(clock.today + random.integer(20, 400)),
      }
      return {
        ...valuesOf(details, MEMBERSHIP_FIELDS),
        user_id: id,
        selfie,
        updated_at: created_at,
      }
    },
  }
}
