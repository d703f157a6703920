import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { priceTable, retention } from './settings.ts'

/** What every screen must know of the hall before anybody signs in. */
export const getHall = defineCall({
  method: 'GET',
  path: '/hall',
  summary:
    'The hall’s name, contact, time zone, prices, and how long it holds seats and keeps data',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      name: z.string(),
      contactPhone: z.string(),
      contactEmail: z.string(),
      address: z.string(),
      timeZone: z.string(),
      holdMinutes: z.int(),
      prices: priceTable,
      ...retention,
    }),
  }),
})
