import { requestTour } from '#shared/contract/tour.ts'
import type { TourForm } from '#shared/domain/tour-form.ts'
import { openBrowser } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** A tour as a visitor asks for it on TODAY. */
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

/** Asks for a tour as a visitor does, with the fields that the client always sends. */
export function askForTour(hall: TestApp, wish: Partial<TourForm> = {}) {
  return openBrowser(hall).ask(requestTour, {
    body: { ...TOUR, ...wish, requiresDnyanpittId: false, submissionType: 'tour_request' },
  })
}
