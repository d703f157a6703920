import { randomBytes, randomInt } from 'node:crypto'
import type { Gender } from '#shared/domain/options.ts'

/** Somebody who uses the hall, with all that its forms ask for. */
export type Person = {
  email: string
  password: string
  fullName: string
  /** Ten digits. */
  phone: string
  dateOfBirth: string
  gender: Gender
}

/** A person whom the hall does not know yet. */
export function newPerson(known: Partial<Person> = {}): Person {
  const letters = randomBytes(6).toString('hex')
  return {
    email: `asha.${letters}@example.com`,
    password: 'Reading-Room-1',
    fullName: 'Asha Kulkarni',
    phone: `9${String(randomInt(10 ** 9)).padStart(9, '0')}`,
    dateOfBirth: '2001-05-14',
    gender: 'male',
    ...known,
  }
}
