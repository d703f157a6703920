import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import { EDUCATIONAL_BACKGROUNDS, type Gender } from '#shared/domain/options.ts'
import type { Chance } from '#web/demo/chance.ts'
import { type DemoPerson, TIME_ZONE } from '#web/demo/demo-hall.ts'

const MEN = [
  'Aarav',
  'Aditya',
  'Akash',
  'Aniket',
  'Chetan',
  'Ganesh',
  'Hrishikesh',
  'Kunal',
  'Mahesh',
  'Nikhil',
  'Omkar',
  'Prathamesh',
  'Rahul',
  'Sagar',
  'Shubham',
  'Tejas',
  'Vaibhav',
  'Yash',
] as const
const WOMEN = [
  'Aishwarya',
  'Ankita',
  'Gauri',
  'Kavita',
  'Manasi',
  'Neha',
  'Pooja',
  'Pranali',
  'Rutuja',
  'Sakshi',
  'Shraddha',
  'Vaishnavi',
] as const
const FAMILIES = [
  'Bhosale',
  'Chavan',
  'Deshmukh',
  'Gaikwad',
  'Jadhav',
  'Joshi',
  'Kale',
  'Kulkarni',
  'More',
  'Patil',
  'Pawar',
  'Sawant',
  'Shinde',
  'Thorat',
  'Waghmare',
] as const
const FATHERS = ['Balasaheb', 'Dattatray', 'Prakash', 'Ramesh', 'Sanjay', 'Vijay'] as const
const TOWNS = [
  'Shivajinagar, Pune',
  'Kothrud, Pune',
  'Hadapsar, Pune',
  'Nashik Road, Nashik',
] as const
const EXAMS_AIMED_AT = ['MPSC', 'UPSC', 'Saral Seva', 'Banking', 'NEET', 'Police Bharti'] as const

export type Drawn = { chance: Chance; nextId: () => string; today: CalendarDay }

/** Somebody of the sample who registered so many days ago and has given the membership details. */
export function samplePerson(
  { chance, nextId, today }: Drawn,
  place: number,
  { gender, daysAgo }: { gender: 'male' | 'female'; daysAgo: number },
): DemoPerson {
  const given = gender === 'male' ? chance.oneOf(MEN) : chance.oneOf(WOMEN)
  const family = chance.oneOf(FAMILIES)
  return {
    ...blankPerson(nextId(), `${given} ${family}`, gender),
    // The number keeps two of one name apart.
    email: `${given}.${family}${place}@example.com`.toLowerCase(),
    phoneNumber: `+9198${String(10_000_000 + place * 7919).slice(-8)}`,
    dateOfBirth: `${chance.between(1994, 2006)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`,
    createdAt: momentOf(addDays(today, -daysAgo), chance.between(8 * 60, 20 * 60)),
    membership: {
      visitedBefore: chance.oneOf(['yes', 'no']),
      fatherName: `${chance.oneOf(FATHERS)} ${family}`,
      parentContactNumber: `98${String(20_000_000 + place * 6353).slice(-8)}`,
      educationalBackground: chance.oneOf(EDUCATIONAL_BACKGROUNDS),
      currentOccupation: 'Student',
      currentAddress: chance.oneOf(TOWNS),
      jobTitle: '',
      examPreparation: chance.oneOf(EXAMS_AIMED_AT),
      examinationDate: addDays(today, chance.between(40, 300)),
    },
  }
}

/** An account with nothing yet but a name. */
export function blankPerson(id: string, fullName: string, gender: Gender): DemoPerson {
  return {
    ...{ id, fullName, gender },
    email: '',
    role: 'user',
    phoneNumber: null,
    dateOfBirth: null,
    memberId: null,
    avatar: null,
    createdAt: new Date(0),
    active: true,
    membership: null,
  }
}

/** The instant at which the hall's clock is so many minutes past the midnight of a day. */
export function momentOf(day: CalendarDay, minutes: number): Date {
  return new Date(startOfDay(TIME_ZONE, day).getTime() + minutes * 60_000)
}
