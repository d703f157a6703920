import type { PersonalData } from '#shared/contract/personal-data.ts'
import { aboutDataFile } from '#shared/domain/data-file.ts'
import { booked } from '#web/demo/booked.ts'
import {
  type DemoBooking,
  type DemoHall,
  type DemoPerson,
  type DemoTour,
  TIME_ZONE,
} from '#web/demo/demo-hall.ts'

/** Everything that the demo's hall holds about a person, as their file gives it. */
export function personalData(hall: DemoHall, person: DemoPerson): PersonalData {
  const own = ({ userId }: { userId: string }) => userId === person.id
  return {
    about: aboutDataFile({
      fullName: person.fullName,
      email: person.email,
      hall: hall.settings.name,
      timeZone: TIME_ZONE,
      at: hall.now(),
    }),
    account: {
      id: person.id,
      email: person.email,
      fullName: person.fullName,
      role: person.role,
      phoneNumber: person.phoneNumber,
      dateOfBirth: person.dateOfBirth,
      gender: person.gender,
      memberId: person.memberId,
      registeredAt: person.createdAt.toISOString(),
    },
    // The sample's pictures are drawings of the page.
    pictures: { profile: null, selfie: null },
    membershipDetails: person.membership && {
      ...person.membership,
      visitedBefore: person.membership.visitedBefore === 'yes',
      savedAt: person.createdAt.toISOString(),
    },
    bookings: hall.bookings.filter(own).map(bookingData),
    payments: hall.payments.filter(own).map((payment) => ({
      id: payment.id,
      bookingId: payment.bookingId,
      amount: payment.amount,
      method: payment.method,
      status: payment.state,
      reference: null,
      confirmedBy: null,
      confirmedAt: null,
      createdAt: payment.createdAt.toISOString(),
    })),
    tours: hall.tours.filter(({ email }) => email === person.email).map(tourData),
    sessions: [],
    mails: [],
    codes: [],
    changes: [],
  }
}

function bookingData(booking: DemoBooking): PersonalData['bookings'][number] {
  return {
    ...booked(booking),
    renewal: booking.renewal,
    status: booking.status,
    heldUntil: booking.heldUntil.toISOString(),
    bookedAt: booking.createdAt.toISOString(),
    paidAt: booking.paidAt?.toISOString() ?? null,
    remindedDaysBefore: [],
  }
}

function tourData({
  adminNotes,
  createdAt,
  completedAt,
  ...tour
}: DemoTour): PersonalData['tours'][number] {
  return {
    ...tour,
    adminNotes: adminNotes ?? null,
    requestedAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }
}
