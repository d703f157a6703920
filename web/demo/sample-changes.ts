import type { AuditAction } from '#shared/domain/audit-log.ts'
import type { DemoBooking, DemoChange, DemoPerson, DemoTour } from '#web/demo/demo-hall.ts'

const HOUR_MS = 3_600_000
const TOUR_ACTIONS: Partial<Record<DemoTour['status'], AuditAction>> = {
  confirmed: 'tour.confirm',
  completed: 'tour.scan',
  cancelled: 'tour.cancel',
}

type Sample = { admin: DemoPerson; tours: readonly DemoTour[]; bookings: readonly DemoBooking[] }

/** What the demo's admin has done so far: each tour that moved on, and a few things at the desk. */
export function sampleChanges({ admin, tours, bookings }: Sample, now: Date): DemoChange[] {
  const kept: Omit<DemoChange, 'number' | 'at' | 'adminId'>[] = tours.flatMap(({ id, status }) => {
    const action = TOUR_ACTIONS[status]
    return action
      ? [{ action, subject: `tour:${id}`, details: { from: 'pending', to: status } }]
      : []
  })
  const [paid] = bookings.filter(({ status }) => status === 'paid')
  if (paid) {
    kept.push({
      action: 'payment.confirm',
      subject: `booking:${paid.id}`,
      details: { payment: `pay_${paid.id}`, amount: paid.amount, method: 'cash' },
    })
    kept.push({
      action: 'user.edit',
      subject: `user:${paid.userId}`,
      details: { phoneNumber: { was: '+919876500001', is: '+919876500010' } },
    })
  }
  kept.push({ action: 'seat.close', subject: 'seat:A46', details: {} })
  // A few hours apart, the newest first.
  return kept.map((change, place) => ({
    ...change,
    number: kept.length - place,
    at: new Date(now.getTime() - (place + 1) * 5 * HOUR_MS),
    adminId: admin.id,
  }))
}
