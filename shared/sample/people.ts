import type { Language } from '../domain/language.ts'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  type Gender,
  needsJobTitle,
  OCCUPATIONS,
  REFERRAL_SOURCES,
  STUDY_ROOM_DURATIONS,
} from '../domain/options.ts'
import { TOUR_SLOTS } from '../domain/tour/tour-slot.ts'
import { DEVANAGARI_NAMES, FATHERS, JOBS, MEN, SURNAMES, TOWNS, WOMEN } from './names.ts'
import type { Random } from './random.ts'

const SAMPLE_LANGUAGES: readonly Language[] = ['mr', 'en', 'mr', 'hi']

// A prime: multiplying modulo this maps each number to a different phone.
const PHONES = 999_999_937

/** Returns a phone number with +91; different numbers get different ones. */
export function samplePhone(number: number): string {
  return `+91${7_000_000_000 + ((number * 48_271) % PHONES)}`
}

/** Returns a full name; two percent are in the Devanagari script. */
export function sampleName(random: Random, gender: Gender): string {
  if (random.chance(0.02)) return random.pick(DEVANAGARI_NAMES)
  const list = gender === 'male' ? MEN : gender === 'female' ? WOMEN : [...MEN, ...WOMEN]
  return `${random.pick(list)} ${random.pick(SURNAMES)}`
}

/** Returns an email at `host`; different numbers get different ones. */
export function sampleEmail(fullName: string, number: number, host: string): string {
  const latin = /^[A-Za-z ]+$/.test(fullName) ? fullName : 'student'
  return `${latin.toLowerCase().replaceAll(' ', '.')}.${number}@${host}`
}

/** Returns the language of someone's account or browser: Marathi for every second number. */
export function sampleLanguage(number: number): Language {
  return SAMPLE_LANGUAGES[number % SAMPLE_LANGUAGES.length] ?? 'en'
}

/** Returns valid membership details of this user, without the examination date. */
export function sampleMembership(random: Random, fullName: string) {
  const [, family = ''] = fullName.split(' ')
  return {
    visitedBefore: random.chance(0.3),
    fatherName: `${random.pick(FATHERS)} ${family}`,
    parentContactNumber: String(random.integer(7_000_000_000, 9_999_999_999)),
    currentAddress: `${random.integer(1, 240)}, ${random.pick(TOWNS)}`,
    ...sampleStudies(random),
  }
}

/** Returns the fields of a valid tour request that depend neither on the visitor nor on the day. */
export function sampleTourFields(random: Random) {
  return {
    tourTime: random.pick(TOUR_SLOTS),
    ...sampleStudies(random),
    studyRoomDuration: random.pick(STUDY_ROOM_DURATIONS),
    howDidYouKnow: random.pick(REFERRAL_SOURCES),
    previousStudyRoomExperience: random.pick(['No', 'Yes, a library near the bus stand']),
    studyRoomComparison: random.pick(['No', 'This one is quieter']),
  }
}

function sampleStudies(random: Random) {
  const currentOccupation = random.chance(0.7) ? 'Student' : random.pick(OCCUPATIONS)
  return {
    educationalBackground: random.pick(EDUCATIONAL_BACKGROUNDS),
    currentOccupation,
    jobTitle: needsJobTitle(currentOccupation) ? random.pick(JOBS) : '',
    examPreparation: random.pick(EXAMS),
  }
}
