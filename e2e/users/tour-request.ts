import type { TourStatus } from '#shared/domain/tour/tour.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'

/** The tour request of a visitor who registers later. */
export const TOUR = {
  fullName: 'Sneha Patil',
  gender: 'female',
  educationalBackground: 'Post Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'Banking',
  examinationDate: hallDay(60),
} as const

type Overrides = { [Field in keyof typeof TOUR]?: string } & {
  status?: TourStatus
  adminNotes?: string
  /** The age of the request. */
  daysAgo?: number
}

/**
 * Creates a tour request of this email. By default, it is pending, was made today, and is for tomorrow.
 */
export async function addTourRequest(email: string, overrides: Overrides = {}): Promise<void> {
  const { status = 'pending', adminNotes = null, daysAgo = 0, ...fields } = overrides
  const tour = { ...TOUR, ...fields }
  await queryDatabase(
    `INSERT INTO tour_requests
       (email, full_name, phone_number, gender, tour_date, tour_time, educational_background,
        current_occupation, job_title, exam_preparation, examination_date, study_room_duration,
        how_did_you_know, previous_study_room_experience, study_room_comparison, start_date,
        status, admin_notes, created_at)
     VALUES ($1, $2, '+919822012345', $3, $4, '9:00 AM - 10:00 AM', $5, $6, $7, $8, $9,
        '1 to 6 Month', 'Friends', 'No', 'No', $4, $10, $11, now() - make_interval(days => $12))`,
    [
      email,
      tour.fullName,
      tour.gender,
      hallDay(1 - daysAgo),
      tour.educationalBackground,
      tour.currentOccupation,
      tour.jobTitle,
      tour.examPreparation,
      tour.examinationDate,
      status,
      adminNotes,
      daysAgo,
    ],
  )
}

/** Creates two tour requests of this email: one from today, and a different one from a month ago. */
export async function addTwoTourRequests(email: string): Promise<void> {
  await addTourRequest(email)
  await addTourRequest(email, {
    fullName: 'S. Patil',
    gender: 'other',
    educationalBackground: 'Graduation',
    currentOccupation: 'Self-employed',
    jobTitle: 'Tutor',
    examPreparation: 'Railway',
    examinationDate: hallDay(30),
    status: 'completed',
    daysAgo: 30,
  })
}
