import * as z from 'zod/mini'
import { CONSENT_METHODS, CONSENTS_NEEDED, ID_KINDS } from '../../domain/user/parental-consent.ts'
import { instant } from '../fields.ts'
import { shownNotice } from './privacy-notice.ts'

export const parentalConsent = z.object({
  method: z.enum(CONSENT_METHODS),
  parentEmail: z.nullable(z.string()),
  idKind: z.nullable(z.enum(ID_KINDS)),
  idLastFour: z.nullable(z.string()),
  givenAt: instant,
  withdrawnAt: z.nullable(instant),
  privacyNotice: shownNotice,
})
export type ParentalConsent = z.infer<typeof parentalConsent>

/** A user's consent as reception sees it. */
export const viewedConsent = z.object({
  /** Whose consent is required before the user can book or pay. */
  needed: z.nullable(z.enum(CONSENTS_NEEDED)),
  /** The parent's consent, unless withdrawn, and the name of the admin who recorded it. */
  parental: z.nullable(z.extend(parentalConsent, { recordedBy: z.nullable(z.string()) })),
})
