import type { Language } from '../language.ts'
import { fillIn } from '../placeholders.ts'
import type { HallDetails } from '../settings/hall-details.ts'
import { ENTRIES_KEPT_MONTHS, SCREENSHOTS_KEPT_DAYS } from './fixed-periods.ts'

/** The notice that was on screen when a person sent a form. */
export type ShownNotice = { version: string; language: Language }

/** The stored form: all three are null if the client did not show the notice. */
export type RecordedNotice = {
  noticeVersion: string | null
  noticeLanguage: Language | null
  noticeShownAt: Date | null
}

/** The fields of a recorded notice. */
export const NOTICE_FIELDS = ['noticeVersion', 'noticeLanguage', 'noticeShownAt'] as const

export const NOTICE_NOT_SHOWN: RecordedNotice = {
  noticeVersion: null,
  noticeLanguage: null,
  noticeShownAt: null,
}

type SentNotice = {
  noticeVersion?: string | undefined
  noticeLanguage?: Language | undefined
}

/** Returns the notice to record with a form. If the client sends none, it was not shown. */
export function recordedNotice(
  { noticeVersion, noticeLanguage }: SentNotice,
  now: Date,
): RecordedNotice {
  return noticeVersion !== undefined && noticeLanguage !== undefined
    ? { noticeVersion, noticeLanguage, noticeShownAt: now }
    : NOTICE_NOT_SHOWN
}

/** The kinds of personal data that the notice lists. */
export const NOTICE_DATA = [
  'account',
  'details',
  'selfie',
  'bookings',
  'door',
  'tour',
  'parent',
  'notifications',
  'technical',
] as const
/** The rights that the notice explains. */
export const NOTICE_RIGHTS = [
  'see',
  'correct',
  'delete',
  'withdraw',
  'nominate',
  'complain',
] as const

/**
 * The notice in one language. Texts may contain the placeholders {hall}, {selfieDays}, {tourMonths},
 * {screenshotDays} and {entryMonths}.
 */
export type PrivacyNotice = {
  title: string
  subtitle: string
  version: string
  labels: { what: string; why: string; kept: string }
  data: {
    title: string
    kinds: Record<
      (typeof NOTICE_DATA)[number],
      { title: string; what: string; why: string; kept: string }
    >
  }
  access: { title: string; texts: readonly string[] }
  rights: {
    title: string
    each: Record<(typeof NOTICE_RIGHTS)[number], { title: string; text: string }>
    /** The link to the page for visitors without an account. */
    toursLink: string
  }
  minors: { title: string; texts: readonly string[] }
  contact: { title: string; text: string; atReception: string }
}

/**
 * Fills in the periods that no setting changes. A change of one is a change of the notice's text, and needs a new
 * version of it.
 */
export function withFixedPeriods(text: string): string {
  return fillIn(text, {
    screenshotDays: SCREENSHOTS_KEPT_DAYS,
    entryMonths: ENTRIES_KEPT_MONTHS,
  })
}

/** Fills the hall's name and the retention periods, already formatted, into a text of the notice. */
export function noticeText(
  text: string,
  { name, ...periods }: Pick<HallDetails, 'name'> & { selfieDays: string; tourMonths: string },
): string {
  return fillIn(withFixedPeriods(text), { hall: name, ...periods })
}
