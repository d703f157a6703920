import type { AuditAction } from '#shared/domain/audit-log.ts'
import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'

/** Writes down what an admin of the demo changed, as the server does. */
export function recordChange(
  hall: DemoHall,
  { id: adminId }: DemoPerson,
  action: AuditAction,
  subject: string,
  details: object = {},
): void {
  const number = (hall.changes[0]?.number ?? 0) + 1
  hall.changes.unshift({ number, at: hall.now(), adminId, action, subject, details })
}

/** What differs between two states of the same fields. */
export function changesBetween(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before)
      .filter(([name, was]) => now.has(name) && now.get(name) !== was)
      .map(([name, was]) => [name, { was, is: now.get(name) }]),
  )
}
