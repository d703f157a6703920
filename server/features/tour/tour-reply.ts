import type { TourRecord } from '#server/db/tour-requests.ts'
import type { TourRequest } from '#shared/contract/tour.ts'

/** A tour request as the contract gives it. */
export function tourReply(tour: TourRecord): TourRequest {
  return {
    _id: tour.id,
    fullName: tour.full_name,
    email: tour.email,
    phoneNumber: tour.phone_number,
    gender: tour.gender,
    tourDate: tour.tour_date,
    tourTime: tour.tour_time,
    educationalBackground: tour.educational_background,
    currentOccupation: tour.current_occupation,
    jobTitle: tour.job_title,
    examPreparation: tour.exam_preparation,
    examinationDate: tour.examination_date,
    tourStatus: tour.status,
  }
}
