import * as z from 'zod/mini'
import { TIER_NOTE_FIELDS } from '../../domain/booking/tier-notes.ts'
import { DEPOSIT_KINDS } from '../../domain/money/deposit.ts'
import { LANDING_FIELDS } from '../../domain/settings/landing-details.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { uniformFields } from '../fields.ts'
import { priceTable, retention, roomRules } from './settings.ts'

/** What every screen needs to know about the hall before login. */
export const getPublicSettings = defineCall(endpoints.getPublicSettings, {
  summary:
    "Get the hall's name, contact, time zone, prices, hold time, room rules, retention periods and whether cards are printed",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      name: z.string(),
      contactPhone: z.string(),
      contactEmail: z.string(),
      address: z.string(),
      ...uniformFields(LANDING_FIELDS, z.string()),
      timeZone: z.string(),
      holdMinutes: z.int(),
      /** Whether payments are only simulated, so that no money moves. */
      simulatedPayments: z.boolean(),
      prices: priceTable,
      ...retention,
      renewalDays: z.int(),
      roomRules,
      /** Whether reception prints cards. */
      cardsOn: z.boolean(),
      ...uniformFields(TIER_NOTE_FIELDS, z.string()),
      /** The UPI ID to which members pay; '' if they pay at reception only. */
      upiId: z.string(),
      upiPayee: z.string(),
      /** The deposit that members pay in addition to the price, if the hall asks for one. */
      deposit: z.optional(
        z.object({
          kind: z.enum(DEPOSIT_KINDS),
          /** Whole rupees. */
          amount: z.int(),
          /** How long it is valid, from the start of the membership. */
          months: z.int(),
        }),
      ),
    }),
  }),
})
