import type { TourForm } from '#shared/domain/tour/tour-form.ts'
import { hallDay } from '../run/clock.ts'
import { newUser } from './new-user.ts'

/** The tour request of a new visitor. */
export function tour(overrides: Partial<TourForm> = {}): TourForm {
  const { email, fullName, phone } = newUser()
  return {
    fullName,
    email,
    phoneNumber: phone,
    gender: 'female',
    tourDate: hallDay(3),
    tourTime: '10:00 AM - 11:00 AM',
    educationalBackground: 'Graduation',
    currentOccupation: 'Employed',
    jobTitle: 'Clerk',
    examPreparation: 'MPSC',
    examinationDate: hallDay(90),
    studyRoomDuration: '2 Month',
    startDate: hallDay(10),
    howDidYouKnow: 'a regional magazine',
    previousStudyRoomExperience: 'No',
    studyRoomComparison: 'No',
    ...overrides,
  }
}
