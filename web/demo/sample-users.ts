import type { Address } from '#shared/contract/call.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import { EDUCATIONAL_BACKGROUNDS } from '#shared/domain/options.ts'
import type { Parts } from '#web/api/request.ts'
import type { RandomChoices } from '#web/demo/chance.ts'
import { type DemoState, type DemoUser, TIME_ZONE } from '#web/demo/demo-state.ts'
import { newUser } from '#web/demo/demo-user.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const MEN = words(`
  Aarav Aditya Akash Aniket Chetan Ganesh Hrishikesh Kunal Mahesh Nikhil Omkar Prathamesh Rahul Sagar
  Shubham Tejas Vaibhav Yash
`)
const WOMEN = words(`
  Aishwarya Ankita Gauri Kavita Manasi Neha Pooja Pranali Rutuja Sakshi Shraddha Vaishnavi
`)
const FAMILIES = words(`
  Bhosale Chavan Deshmukh Gaikwad Jadhav Joshi Kale Kulkarni More Patil Pawar Sawant Shinde Thorat
  Waghmare
`)
const FATHERS = words('Balasaheb Dattatray Prakash Ramesh Sanjay Vijay')
const TOWNS = ['Shivajinagar, Pune', 'Kothrud, Pune', 'Hadapsar, Pune', 'Nashik Road, Nashik']
const EXAMS_AIMED_AT = ['MPSC', 'UPSC', 'Saral Seva', 'Banking', 'NEET', 'Police Bharti']

/** What the sample is generated from. `ask` makes a call as the demo admin. */
export type Sample = {
  state: DemoState
  chance: RandomChoices
  today: CalendarDay
  ask(call: Address, parts: Parts): object
}

/** An event from before the demo was opened. */
export type PastEvent = { at: Date; run(): void }

/** Returns a user who registered `daysAgo` and has saved the membership details. */
export function sampleUser(
  { state, chance, today }: Omit<Sample, 'ask'>,
  place: number,
  { gender, daysAgo }: { gender: 'male' | 'female'; daysAgo: number },
): DemoUser {
  const given = chance.oneOf(gender === 'male' ? MEN : WOMEN)
  const family = chance.oneOf(FAMILIES)
  const createdAt = momentOf(addDays(today, -daysAgo), chance.between(8 * 60, 20 * 60))
  return {
    ...newUser({ id: state.nextId(), fullName: `${given} ${family}`, gender, createdAt }),
    // The number distinguishes users of the same name.
    email: `${given}.${family}${place}@example.com`.toLowerCase(),
    phoneNumber: `+9198${String(10_000_000 + place * 7919).slice(-8)}`,
    dateOfBirth: `${chance.between(1994, 2006)}-0${chance.between(1, 9)}-${chance.between(10, 28)}`,
    membership: {
      visitedBefore: chance.oneOf([true, false]),
      fatherName: `${chance.oneOf(FATHERS)} ${family}`,
      parentContactNumber: `98${String(20_000_000 + place * 6353).slice(-8)}`,
      educationalBackground: chance.oneOf(EDUCATIONAL_BACKGROUNDS),
      currentOccupation: 'Student',
      currentAddress: chance.oneOf(TOWNS),
      jobTitle: '',
      examPreparation: chance.oneOf(EXAMS_AIMED_AT),
      examinationDate: addDays(today, chance.between(40, 300)),
      selfie: 'drawing',
    },
  }
}

/** Returns the instant that is `minutes` after the start of a day in the hall's time zone. */
export function momentOf(day: CalendarDay, minutes: number): Date {
  return new Date(startOfDay(TIME_ZONE, day).getTime() + minutes * 60_000)
}
