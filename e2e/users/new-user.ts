import { randomBytes, randomInt } from 'node:crypto'
import type { Gender } from '#shared/domain/options.ts'

/** What a test types into the registration forms. */
export type NewUser = {
  email: string
  password: string
  fullName: string
  /** Ten digits. */
  phone: string
  dateOfBirth: string
  gender: Gender
}

/** A user who is not registered yet. */
export function newUser(overrides: Partial<NewUser> = {}): NewUser {
  const letters = randomBytes(6).toString('hex')
  return {
    email: `asha.${letters}@example.com`,
    password: 'Reading-Room-1',
    fullName: 'Asha Kulkarni',
    phone: `9${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    dateOfBirth: '2001-05-14',
    gender: 'male',
    ...overrides,
  }
}
