import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import type { TourForm } from '#shared/domain/tour/tour-form.ts'

/** A valid tour request made today. */
export function tourForm(email: string): TourForm {
  const today = dayIn('Asia/Kolkata', new Date())
  return {
    fullName: 'Asha Patil',
    email,
    phoneNumber: '+919876543210',
    gender: 'female',
    tourDate: addDays(today, 5),
    tourTime: '9:00 AM - 10:00 AM',
    educationalBackground: 'Graduation',
    currentOccupation: 'Employed',
    jobTitle: 'Clerk',
    examPreparation: 'MPSC',
    examinationDate: addDays(today, 150),
    studyRoomDuration: '1 to 6 Month',
    startDate: addDays(today, 20),
    howDidYouKnow: 'Friends',
    previousStudyRoomExperience: 'No',
    studyRoomComparison: 'No',
  }
}
