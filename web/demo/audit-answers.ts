import { listAuditLog } from '#shared/contract/audit-log.ts'
import { auditRows, auditValues } from '#shared/domain/audit-details.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit-log.ts'
import { answer } from '#web/demo/answer.ts'
import { superAdmin } from '#web/demo/callers.ts'
import type { DemoChange, DemoHall } from '#web/demo/demo-hall.ts'

/** The audit log. */
export const auditAnswers = [
  answer(listAuditLog, ({ hall, caller, query }) => {
    superAdmin(caller)
    const { action, admin, before } = query
    const found = hall.changes.filter(
      (change) =>
        (action === undefined || change.action === action) &&
        (admin === undefined || change.adminId === admin) &&
        (before === undefined || change.number < Number(before)),
    )
    const ids = new Set(hall.changes.map(({ adminId }) => adminId))
    return {
      data: {
        entries: found.slice(0, AUDIT_PAGE_SIZE).map((change) => auditEntry(hall, change)),
        more: found.length > AUDIT_PAGE_SIZE,
        admins: hall.people
          .filter(({ id }) => ids.has(id))
          .map(({ id, fullName }) => ({ id, name: fullName })),
      },
    }
  }),
]

function auditEntry(hall: DemoHall, change: DemoChange) {
  const { number, at, action, adminId, subject, details } = change
  const by = hall.people.find(({ id }) => id === adminId)
  return {
    id: String(number),
    at: at.toISOString(),
    action,
    admin: { name: by?.fullName ?? '', email: by?.email ?? '' },
    whom: nameOf(hall, subject),
    values: auditValues(subject, details),
    rows: auditRows(action, details),
  }
}

function nameOf(hall: DemoHall, subject: string): string | null {
  const [kind, id] = subject.split(':')
  if (kind === 'tour') return hall.tours.find((tour) => tour.id === id)?.fullName ?? null
  const userId = kind === 'booking' ? hall.bookings.find((each) => each.id === id)?.userId : id
  return hall.people.find((person) => person.id === userId)?.fullName ?? null
}
