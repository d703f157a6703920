import type { TourForm } from '#shared/domain/tour-form.ts'
import { hallDay } from '../run/hall-day.ts'
import { newPerson } from './person.ts'

/** A tour as a visitor asks for it, whom the hall does not know yet. */
export function tour(known: Partial<TourForm> = {}): TourForm {
  const { email, fullName, phone } = newPerson()
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
    studyRoomDuration: '1 to 6 Month',
    startDate: hallDay(10),
    howDidYouKnow: 'a regional magazine',
    previousStudyRoomExperience: 'No',
    studyRoomComparison: 'No',
    ...known,
  }
}
