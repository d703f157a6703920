import type { ListedTour } from '#server/db/tour-list.ts'
import type { ManagedTour } from '#shared/contract/tour-management.ts'

/** A tour request as the admins' list gives it. */
export function managedTourReply(tour: ListedTour): ManagedTour {
  return {
    _id: tour.id,
    fullName: tour.full_name,
    email: tour.email,
    phoneNumber: tour.phone_number,
    gender: tour.gender,
    tourDate: tour.tour_date,
    tourTime: tour.tour_time,
    examPreparation: tour.exam_preparation,
    tourStatus: tour.status,
    ...(tour.admin_notes !== null && { adminNotes: tour.admin_notes }),
  }
}
