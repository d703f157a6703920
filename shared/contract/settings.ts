import * as z from 'zod/mini'
import { DURATIONS } from '../domain/durations.ts'
import { HIGHEST_PRICE } from '../domain/prices.ts'
import { selfieKeptDaysProblem, tourKeptMonthsProblem } from '../domain/retention.ts'
import { ROOMS } from '../domain/rooms.ts'
import {
  addressProblem,
  contactEmailProblem,
  contactPhoneProblem,
  hallNameProblem,
} from '../domain/settings.ts'
import { defineCall } from './call.ts'
import { judgedBy, storable } from './fields.ts'
import { doneReply } from './user.ts'

const price = z
  .int('Please enter whole rupees')
  .check(
    z.minimum(1, 'Please enter a price of at least 1 rupee'),
    z.maximum(HIGHEST_PRICE, `Please enter a price of at most ${HIGHEST_PRICE} rupees`),
  )

/** Whole rupees by duration and room, each for the night, the day and the 24 hours batch. */
export const priceTable = z.record(
  z.enum(DURATIONS),
  z.record(z.enum(ROOMS), z.readonly(z.tuple([price, price, price]))),
)

const words = (problem: (text: string) => string | undefined) =>
  z.string().check(z.trim(), judgedBy(problem), storable())

/** A whole number that a rule of the domain judges. */
const count = (problem: (count: number) => string | undefined) =>
  z.number().check(
    z.refine((value) => problem(value) === undefined, {
      error: ({ input }) => problem(Number(input)),
    }),
  )

/** How long selfies are kept after a membership's end, and tours after their day. */
export const retention = {
  selfieKeptDays: count(selfieKeptDaysProblem),
  tourKeptMonths: count(tourKeptMonthsProblem),
}

const settings = z.object({
  name: words(hallNameProblem),
  contactPhone: words(contactPhoneProblem),
  contactEmail: words(contactEmailProblem),
  address: words(addressProblem),
  prices: priceTable,
  ...retention,
  /** The ids of the seats that nobody may book. */
  closedSeats: z.array(z.string().check(z.maxLength(4))).check(z.maxLength(500)),
  /** Of the settings as they were read. The next one must fit the database's integer, too. */
  version: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 2)),
})
export type SettingsSent = z.infer<typeof settings>

export const getSettings = defineCall({
  method: 'GET',
  path: '/admin/settings',
  summary: 'The hall’s name, contact, prices, closed seats and how long data is kept; for admins',
  reply: z.object({ success: z.literal(true), data: settings }),
  errors: ['notSignedIn', 'notAllowed'],
})

export const saveSettings = defineCall({
  method: 'PUT',
  path: '/admin/settings',
  summary: 'Change them all at once, as they were read before; for admins',
  body: settings,
  reply: doneReply,
  errors: ['notSignedIn', 'notAllowed', 'settingsChanged'],
})
