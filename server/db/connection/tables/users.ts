import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { MembershipForm } from '#shared/domain/membership.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { NoteKind } from '#shared/domain/user/member-note.ts'
import type { CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { ConsentMethod, IdKind } from '#shared/domain/user/parental-consent.ts'
import type { Role } from '#shared/domain/user/user.ts'
import type { ColumnName } from '../column-names.ts'

/** The privacy notice that was shown; null if none was shown. */
export type NoticeColumns = {
  notice_version: string | null
  notice_language: Language | null
  notice_shown_at: Date | null
}

export type UsersTable = NoticeColumns & {
  id: Generated<string>
  /** Null only for an unclaimed account of a walk-in who has no email. */
  email: string | null
  full_name: string
  role: Generated<Role>
  phone_number: string | null
  date_of_birth: CalendarDay | null
  gender: Gender | null
  password_hash: string
  /** Null if the user has not set a password since this column was added. */
  password_set_at: Date | null
  avatar: string | null
  member_id: string | null
  created_at: Date
  deactivated_at: Date | null
  erased_at: Date | null
  /** The day of the user's latest own consent; null if they registered before consents existed. */
  consented_on: CalendarDay | null
  /** Set while the email is unverified, after reception has replaced it. */
  last_verified_email: string | null
  /** Whether reception registered the user and they have not claimed the account yet. */
  awaits_claim: Generated<boolean>
  language: Generated<Language>
  /** False if the language is the browser's; the next login then replaces it. */
  language_chosen: Generated<boolean>
  /** Whether the user wants to see their own hours. */
  attendance_on: Generated<boolean>
  /** The name, email and member ID in lower case. */
  searched: ColumnType<string, never, never>
}

export type SessionsTable = {
  id: Generated<string>
  user_id: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  last_used_at: Generated<Date>
  browser: string | null
  system: string | null
}

export type SessionSecretTable = {
  id: Generated<number>
  fingerprint: Buffer
}

export type OneTimeCodesTable = {
  email: string
  purpose: CodePurpose
  code_hash: Buffer
  sent_at: Date
  expires_at: Date
  wrong_tries: Generated<number>
  used_at: Date | null
}

export type EmailProofsTable = {
  token_hash: Buffer
  email: string
  expires_at: Date
}

export type MembershipDetailsTable = Record<
  ColumnName<Exclude<keyof MembershipForm, 'visitedBefore'>>,
  string
> & {
  user_id: string
  visited_before: boolean
  /** Null after its retention period. */
  selfie: string | null
  updated_at: Date
}

export type ParentalConsentsTable = NoticeColumns & {
  id: Generated<string>
  user_id: string
  method: ConsentMethod
  parent_email: string | null
  id_kind: IdKind | null
  id_last_four: string | null
  recorded_by: string | null
  given_at: Date
  withdrawn_at: Date | null
  withdrawn_by: string | null
}

export type SecondFactorsTable = {
  user_id: string
  sealed_key: Buffer
  started_at: Date
  /** Null until the first correct code. */
  confirmed_at: Date | null
  last_step: number | null
}

export type RecoveryCodesTable = {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
}

export type PushSubscriptionsTable = {
  id: Generated<string>
  user_id: string
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  created_at: Date
}

export type MemberNotesTable = {
  id: string
  user_id: string
  booking_id: string | null
  kind: NoteKind
  text: string
  made_by: string
  made_at: Date
}

export type MemberIdCountersTable = {
  year: number
  month: number
  last: number
}
