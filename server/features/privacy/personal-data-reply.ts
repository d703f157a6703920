import * as z from 'zod/mini'
import type { PersonalRecords } from '#server/db/personal-data.ts'
import { bookedReply } from '#server/http/booked-reply.ts'
import type { PersonalData } from '#shared/contract/personal-data.ts'

const anyDetails = z.record(z.string(), z.unknown())

/** The records of one person as their file gives them: nobody else's name is in it. */
export function personalDataReply(
  { user, membership, ...records }: PersonalRecords,
  pictures: PersonalData['pictures'],
  about: PersonalData['about'],
): PersonalData {
  return {
    about,
    account: {
      id: user.id,
      email: user.email,
      fullName: user.full_name,
      role: user.role,
      phoneNumber: user.phone_number,
      dateOfBirth: user.date_of_birth,
      gender: user.gender,
      memberId: user.member_id,
      registeredAt: user.created_at.toISOString(),
    },
    pictures,
    membershipDetails: membership ? detailsReply(membership) : null,
    bookings: records.bookings.map(bookingReply),
    payments: records.payments.map(paymentReply),
    tours: records.tours.map(tourReply),
    sessions: records.sessions.map((session) => ({
      startedAt: session.created_at.toISOString(),
      expiresAt: session.expires_at.toISOString(),
      endedAt: iso(session.ended_at),
    })),
    mails: records.mails.map(({ subject, created_at }) => ({
      subject,
      queuedAt: created_at.toISOString(),
    })),
    codes: records.codes.map(({ purpose, sent_at, expires_at }) => ({
      purpose,
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    changes: records.changes.map((change) => ({
      at: change.at.toISOString(),
      by: change.admin_id === user.id ? 'you' : 'the desk',
      action: change.action,
      subject: change.subject,
      details: anyDetails.parse(change.details),
    })),
  }
}

function detailsReply(details: NonNullable<PersonalRecords['membership']>) {
  return {
    visitedBefore: details.visited_before,
    fatherName: details.father_name,
    parentContactNumber: details.parent_contact_number,
    educationalBackground: details.educational_background,
    currentOccupation: details.current_occupation,
    currentAddress: details.current_address,
    jobTitle: details.job_title,
    examPreparation: details.exam_preparation,
    examinationDate: details.examination_date,
    savedAt: details.updated_at.toISOString(),
  }
}

function bookingReply(booking: PersonalRecords['bookings'][number]) {
  return {
    ...bookedReply(booking),
    renewal: booking.renewal,
    status: booking.status,
    heldUntil: booking.held_until.toISOString(),
    bookedAt: booking.created_at.toISOString(),
    paidAt: iso(booking.paid_at),
    remindedDaysBefore: booking.reminded,
  }
}

function paymentReply(payment: PersonalRecords['payments'][number]) {
  return {
    id: payment.id,
    bookingId: payment.booking_id,
    amount: payment.amount,
    method: payment.method,
    status: payment.status,
    reference: payment.reference,
    confirmedBy: payment.confirmed_by === null ? null : ('the desk' as const),
    confirmedAt: iso(payment.confirmed_at),
    createdAt: payment.created_at.toISOString(),
  }
}

function tourReply(tour: PersonalRecords['tours'][number]) {
  return {
    id: tour.id,
    email: tour.email,
    fullName: tour.full_name,
    phoneNumber: tour.phone_number,
    gender: tour.gender,
    tourDate: tour.tour_date,
    tourTime: tour.tour_time,
    educationalBackground: tour.educational_background,
    currentOccupation: tour.current_occupation,
    jobTitle: tour.job_title,
    examPreparation: tour.exam_preparation,
    examinationDate: tour.examination_date,
    studyRoomDuration: tour.study_room_duration,
    howDidYouKnow: tour.how_did_you_know,
    previousStudyRoomExperience: tour.previous_study_room_experience,
    studyRoomComparison: tour.study_room_comparison,
    startDate: tour.start_date,
    status: tour.status,
    adminNotes: tour.admin_notes,
    requestedAt: tour.created_at.toISOString(),
    completedAt: iso(tour.completed_at),
  }
}

function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null
}
