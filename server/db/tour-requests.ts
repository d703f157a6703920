import type { Gender } from '#shared/domain/options.ts'
import { OPEN_TOUR_STATUSES, type OpenTour, type TourStatus } from '#shared/domain/tour.ts'
import type { TourForm } from '#shared/domain/tour-form.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

const SHOWN = [
  'id',
  'full_name',
  'email',
  'phone_number',
  'gender',
  'tour_date',
  'tour_time',
  'educational_background',
  'current_occupation',
  'job_title',
  'exam_preparation',
  'examination_date',
  'status',
] as const

/** Newest first. */
export function toursOfEmail(db: Queryable, email: string) {
  return db
    .selectFrom('tour_requests')
    .select(SHOWN)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
}

export type TourRecord = Awaited<ReturnType<typeof toursOfEmail>>[number]

/** The pending or confirmed tour of an email; there is one at most. */
export function openTourOf(db: Queryable, email: string): Promise<OpenTour | undefined> {
  return db
    .selectFrom('tour_requests')
    .select(['status', 'tour_date as tourDate'])
    .where('email', '=', email)
    .where('status', 'in', OPEN_TOUR_STATUSES)
    .$narrowType<{ status: OpenTour['status'] }>()
    .executeTakeFirst()
}

export type NewTour = TourForm & { id: string; gender: Gender }

/** Throws the violation of tour_requests_one_open when the email has an open tour. */
export function addTourRequest(db: Queryable, tour: NewTour, now: Date): Promise<TourRecord> {
  return db
    .insertInto('tour_requests')
    .values({
      id: tour.id,
      email: tour.email,
      full_name: tour.fullName,
      phone_number: tour.phoneNumber,
      gender: tour.gender,
      tour_date: tour.tourDate,
      tour_time: tour.tourTime,
      educational_background: tour.educationalBackground,
      current_occupation: tour.currentOccupation,
      job_title: tour.jobTitle,
      exam_preparation: tour.examPreparation,
      examination_date: tour.examinationDate,
      study_room_duration: tour.studyRoomDuration,
      how_did_you_know: tour.howDidYouKnow,
      previous_study_room_experience: tour.previousStudyRoomExperience,
      study_room_comparison: tour.studyRoomComparison,
      start_date: tour.startDate,
      created_at: now,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
}

/** Cancels an open tour whose day has passed without anybody closing it. */
export async function cancelPastTour(db: Queryable, email: string, today: string): Promise<void> {
  await db
    .updateTable('tour_requests')
    .set({ status: 'cancelled' })
    .where('email', '=', email)
    .where('status', 'in', OPEN_TOUR_STATUSES)
    .where('tour_date', '<', today)
    .execute()
}

/** A tour whose row stays locked until the transaction ends; undefined when there is none. */
export function lockTour(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('tour_requests')
    .select([...SHOWN, 'completed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedTour = NonNullable<Awaited<ReturnType<typeof lockTour>>>

/** Whether the move is allowed is for the caller to know, who has locked the tour. */
export async function setTourStatus(
  trx: Transaction<Tables>,
  { id, status }: { id: string; status: TourStatus },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('tour_requests')
    .set({ status, completed_at: status === 'completed' ? now : null })
    .where('id', '=', id)
    .execute()
}
