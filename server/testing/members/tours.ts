import { openBrowser } from '#server/testing/browser.ts'
import { TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type { TourForm } from '#shared/domain/tour/tour-form.ts'

/** A tour as a visitor requests it on TODAY. */
export const TOUR: TourForm = {
  fullName: 'Asha Patil',
  email: 'visitor@example.com',
  phoneNumber: '+919876543210',
  gender: 'female',
  tourDate: '2026-03-15',
  tourTime: '9:00 AM - 10:00 AM',
  educationalBackground: 'Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'MPSC',
  examinationDate: '2026-09-01',
  studyRoomDuration: '1 to 6 Month',
  startDate: '2026-04-01',
  howDidYouKnow: 'Friends',
  previousStudyRoomExperience: 'No',
  studyRoomComparison: 'No',
}

/** Requests a tour, with the fields that the client always sends. */
export function sendTourRequest(
  app: TestApp,
  fields: Partial<TourForm> = {},
  browser = openBrowser(app),
) {
  return browser.call(requestTour, {
    body: { ...TOUR, ...fields, requiresDnyanpittId: false, submissionType: 'tour_request' },
  })
}

type TourRow = {
  email: string
  full_name: string
  status: TourStatus
  tour_date: CalendarDay
  admin_notes: string | null
  follow_up_on: CalendarDay | null
  created_at: Date
}

/** A tour's row, for tests that need many tours or past ones. */
export function tourRow(known: Partial<TourRow> = {}) {
  return {
    email: TOUR.email,
    full_name: TOUR.fullName,
    phone_number: TOUR.phoneNumber,
    gender: 'female' as const,
    tour_date: TOUR.tourDate,
    tour_time: TOUR.tourTime,
    educational_background: TOUR.educationalBackground,
    current_occupation: TOUR.currentOccupation,
    job_title: TOUR.jobTitle,
    exam_preparation: TOUR.examPreparation,
    examination_date: TOUR.examinationDate,
    study_room_duration: TOUR.studyRoomDuration,
    how_did_you_know: TOUR.howDidYouKnow,
    previous_study_room_experience: TOUR.previousStudyRoomExperience,
    study_room_comparison: TOUR.studyRoomComparison,
    start_date: TOUR.startDate,
    created_at: TEST_START,
    completed_at: known.status === 'completed' ? TEST_START : null,
    ...known,
  }
}
