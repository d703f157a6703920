import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** What replies tell of them, of the table under the name `details`. The selfie's key stays here. */
export const MEMBERSHIP_COLUMNS = [
  'details.visited_before',
  'details.father_name',
  'details.parent_contact_number',
  'details.educational_background',
  'details.current_occupation',
  'details.current_address',
  'details.job_title',
  'details.exam_preparation',
  'details.examination_date',
] as const

export type MembershipToSave = {
  userId: string
  visitedBefore: boolean
  fatherName: string
  parentContactNumber: string
  educationalBackground: string
  currentOccupation: string
  currentAddress: string
  jobTitle: string
  examPreparation: string
  examinationDate: CalendarDay
  selfie: string
}

export async function saveMembershipDetails(
  trx: Transaction<Tables>,
  details: MembershipToSave,
  now: Date,
): Promise<void> {
  const values = {
    visited_before: details.visitedBefore,
    father_name: details.fatherName,
    parent_contact_number: details.parentContactNumber,
    educational_background: details.educationalBackground,
    current_occupation: details.currentOccupation,
    current_address: details.currentAddress,
    job_title: details.jobTitle,
    exam_preparation: details.examPreparation,
    examination_date: details.examinationDate,
    selfie: details.selfie,
    updated_at: now,
  }
  await trx
    .insertInto('membership_details')
    .values({ user_id: details.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** The key of the selfie that a user has given and the hall still keeps, if any. */
export async function selfieOf(trx: Transaction<Tables>, userId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.selfie ?? null
}
