import { expect, test } from 'vitest'
import { EMPTY_TOUR, tourToRequest } from '#web/features/tour/request/tour-values.ts'

test('tourToRequest returns the payload of specification document 2, section 3, and nothing else [tour-51]', () => {
  const form = {
    fullName: 'Asha Patil',
    email: 'asha@example.com',
    phoneNumber: '98765 43210',
    gender: 'female',
    tourDate: '2026-11-21',
    tourTime: '9:00 AM - 10:00 AM',
    educationalBackground: 'Graduation',
    currentOccupation: 'Employed',
    jobTitle: 'Clerk',
    examPreparation: 'MPSC',
    examinationDate: '2027-03-15',
    studyRoomDuration: '1 to 6 Month',
    startDate: '2026-12-01',
    howDidYouKnow: 'Friends',
    previousStudyRoomExperience: 'No',
    studyRoomComparison: 'No',
  }
  expect(tourToRequest(form)).toEqual({
    ...form,
    phoneNumber: '+919876543210',
    requiresDnyanpittId: false,
    submissionType: 'tour_request',
  })
  expect(Object.keys(EMPTY_TOUR)).toEqual(Object.keys(form))
})
