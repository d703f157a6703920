import { type MembershipRow, sampleEmail, type UserRow } from '#server/db/sample-data.ts'
import type { Gender } from '#shared/domain/options.ts'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  needsJobTitle,
  OCCUPATIONS,
} from '#shared/domain/options.ts'
import type { Chance } from './chance.ts'
import { dayOf } from './day-number.ts'
import { FAMILIES, FATHERS, IN_DEVANAGARI, JOBS, MEN, TOWNS, WOMEN } from './names.ts'
import type { SampleClock } from './sample-clock.ts'

/** Numbers of people are counted over the whole sample, so that no email and no phone comes twice. */
type Person = { number: number; gender: Gender; createdAt: Date }

type Making = { chance: Chance; clock: SampleClock; passwordHash: string; selfie: string }

// A prime: multiplying by another number and taking the rest meets no phone number twice.
const PHONES = 999_999_937

export function personMaker({ chance, clock, passwordHash, selfie }: Making) {
  return {
    user({ number, gender, createdAt }: Person): UserRow {
      const full_name = nameOf(chance, gender)
      return {
        id: chance.uuid(),
        email: sampleEmail(full_name, number),
        full_name,
        phone_number: phoneOf(number),
        date_of_birth: dayOf(clock.today - chance.whole(17 * 366, 34 * 365)),
        gender,
        password_hash: passwordHash,
        member_id: null,
        created_at: createdAt,
      }
    },

    membership({ id, full_name, created_at }: UserRow): MembershipRow {
      const [, family = ''] = full_name.split(' ')
      return {
        user_id: id,
        visited_before: chance.happens(0.3),
        father_name: `${chance.pick(FATHERS)} ${family}`,
        parent_contact_number: String(chance.whole(7_000_000_000, 9_999_999_999)),
        current_address: `${chance.whole(1, 240)}, ${chance.pick(TOWNS)}`,
        ...studies(chance),
        examination_date: dayOf(clock.today + chance.whole(20, 400)),
        selfie,
        updated_at: created_at,
      }
    },
  }
}

export function phoneOf(number: number): string {
  return `+91${7_000_000_000 + ((number * 48_271) % PHONES)}`
}

export function nameOf(chance: Chance, gender: Gender): string {
  if (chance.happens(0.02)) return chance.pick(IN_DEVANAGARI)
  const list = gender === 'male' ? MEN : gender === 'female' ? WOMEN : [...MEN, ...WOMEN]
  return `${chance.pick(list)} ${chance.pick(FAMILIES)}`
}

/** What somebody learns and works, in the words of the forms. */
export function studies(chance: Chance) {
  const current_occupation = chance.happens(0.7) ? 'Student' : chance.pick(OCCUPATIONS)
  return {
    educational_background: chance.pick(EDUCATIONAL_BACKGROUNDS),
    current_occupation,
    job_title: needsJobTitle(current_occupation) ? chance.pick(JOBS) : '',
    exam_preparation: chance.pick(EXAMS),
  }
}
