import { type AuditEntry, listAuditLog } from '#shared/contract/audit-log.ts'
import { auditRows, auditValues } from '#shared/domain/audit-details.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit-log.ts'
import { deletedMember, FORMER_ADMIN } from '#shared/domain/erasure.ts'
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
          .filter(({ id, erased }) => ids.has(id) && !erased)
          .map(({ id, fullName }) => ({ id, name: fullName })),
      },
    }
  }),
]

function auditEntry(hall: DemoHall, change: DemoChange): AuditEntry {
  const { number, at, action, adminId, subject, details } = change
  const by = hall.people.find(({ id }) => id === adminId)
  const person = personOf(hall, subject)
  const memberId = person?.erased ? person.memberId : null
  const name = person?.fullName ?? visitorName(hall, subject)
  return {
    id: String(number),
    at: at.toISOString(),
    action,
    admin: by?.erased
      ? { name: FORMER_ADMIN, email: '' }
      : { name: by?.fullName ?? '', email: by?.email ?? '' },
    whom: person?.erased ? deletedMember(memberId) : name,
    own: subject === `user:${adminId}`,
    values: { ...auditValues(subject, details), ...(memberId !== null && { memberId }) },
    rows: auditRows(action, details),
  }
}

function personOf(hall: DemoHall, subject: string) {
  const [kind, id] = subject.split(':')
  const userId = kind === 'booking' ? hall.bookings.find((each) => each.id === id)?.userId : id
  return hall.people.find((person) => person.id === userId)
}

function visitorName(hall: DemoHall, subject: string): string | null {
  return hall.tours.find(({ id }) => `tour:${id}` === subject)?.fullName ?? null
}
