import type { TourStatus } from '#shared/domain/tour.ts'
import { inDatabase } from '../run/database.ts'
import { hallDay } from '../run/hall-day.ts'

/** What a tour request tells of a visitor who later registers. */
export const TOUR = {
  fullName: 'Sneha Patil',
  gender: 'female',
  educationalBackground: 'Post Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'Banking',
  examinationDate: hallDay(60),
} as const

type Known = { fullName?: string; status?: TourStatus; adminNotes?: string }

/** A tour that this email asked for: for tomorrow, and pending unless `known` says otherwise. */
export async function addTourRequest(
  email: string,
  { fullName = TOUR.fullName, status = 'pending', adminNotes }: Known = {},
): Promise<void> {
  await inDatabase(
    `INSERT INTO tour_requests
       (email, full_name, phone_number, gender, tour_date, tour_time, educational_background,
        current_occupation, job_title, exam_preparation, examination_date, study_room_duration,
        how_did_you_know, previous_study_room_experience, study_room_comparison, start_date,
        status, admin_notes, created_at)
     VALUES ($1, $2, '+919822012345', $3, $4, '9:00 AM - 10:00 AM', $5, $6, $7, $8, $9,
        '1 to 6 Month', 'Friends', 'No', 'No', $4, $10, $11, now())`,
    [
      email,
      fullName,
      TOUR.gender,
      hallDay(1),
      TOUR.educationalBackground,
      TOUR.currentOccupation,
      TOUR.jobTitle,
      TOUR.examPreparation,
      TOUR.examinationDate,
      status,
      adminNotes ?? null,
    ],
  )
}
