import { type MembershipRow, sampleEmail, type UserRow } from '#server/db/queries/sample-data.ts'
import type { Gender } from '#shared/domain/options.ts'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  needsJobTitle,
  OCCUPATIONS,
} from '#shared/domain/options.ts'
import { FAMILIES, FATHERS, IN_DEVANAGARI, JOBS, MEN, TOWNS, WOMEN } from './names.ts'
import type { Random } from './random.ts'
import type { SampleClock } from './sample-clock.ts'
import { dayOf } from './sample-clock.ts'

/** Numbers are unique across the sample, so that emails and phones are unique. */
type SampleUser = { number: number; gender: Gender; createdAt: Date }

type Options = { chance: Random; clock: SampleClock; passwordHash: string; selfie: string }

// A prime: multiplying modulo this maps each number to a different phone.
const PHONES = 999_999_937

export function userMaker({ chance, clock, passwordHash, selfie }: Options) {
  return {
    user({ number, gender, createdAt }: SampleUser): UserRow {
      const full_name = nameOf(chance, gender)
      return {
        id: chance.uuid(),
        email: sampleEmail(full_name, number),
        full_name,
        phone_number: phoneOf(number),
        date_of_birth: dayOf(clock.today - chance.integer(17 * 366, 34 * 365)),
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
        visited_before: chance.chance(0.3),
        father_name: `${chance.pick(FATHERS)} ${family}`,
        parent_contact_number: String(chance.integer(7_000_000_000, 9_999_999_999)),
        current_address: `${chance.integer(1, 240)}, ${chance.pick(TOWNS)}`,
        ...studies(chance),
        examination_date: dayOf(clock.today + chance.integer(20, 400)),
        selfie,
        updated_at: created_at,
      }
    },
  }
}

export function phoneOf(number: number): string {
  return `+91${7_000_000_000 + ((number * 48_271) % PHONES)}`
}

export function nameOf(chance: Random, gender: Gender): string {
  if (chance.chance(0.02)) return chance.pick(IN_DEVANAGARI)
  const list = gender === 'male' ? MEN : gender === 'female' ? WOMEN : [...MEN, ...WOMEN]
  return `${chance.pick(list)} ${chance.pick(FAMILIES)}`
}

/** Education and occupation, in the forms' words. */
export function studies(chance: Random) {
  const current_occupation = chance.chance(0.7) ? 'Student' : chance.pick(OCCUPATIONS)
  return {
    educational_background: chance.pick(EDUCATIONAL_BACKGROUNDS),
    current_occupation,
    job_title: needsJobTitle(current_occupation) ? chance.pick(JOBS) : '',
    exam_preparation: chance.pick(EXAMS),
  }
}
