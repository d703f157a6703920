import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import * as endpoints from './endpoints.ts'
import { priceTable, retention, roomRules } from './settings.ts'

/** What every screen needs to know about the hall before login. */
export const getPublicSettings = defineCall(endpoints.getPublicSettings, {
  summary:
    "Get the hall's name, contact, time zone, prices, hold time, room rules and retention periods",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      name: z.string(),
      contactPhone: z.string(),
      contactEmail: z.string(),
      address: z.string(),
      timeZone: z.string(),
      holdMinutes: z.int(),
      /** Whether payments are only simulated, so that no money moves. */
      simulatedPayments: z.boolean(),
      prices: priceTable,
      ...retention,
      renewalDays: z.int(),
      roomRules,
    }),
  }),
})
