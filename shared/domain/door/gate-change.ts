import type { AuditChange } from '../audit/audit-change.ts'

/** The maximum length of a gate's name, in characters. */
export const GATE_NAME_MAX_LENGTH = 40

/** Returns the change for the audit log when this user saves their PIN for gates. */
export function gatePinChange(userId: string): AuditChange {
  return { action: 'gate.pin', subject: `user:${userId}`, details: {} }
}

/** Returns the change for the audit log when this gate is enrolled, revoked, or removed from its device. */
export function gateChange(
  action: 'gate.enroll' | 'gate.revoke' | 'gate.remove',
  { id, name }: { id: string; name: string },
): AuditChange {
  return { action, subject: `gate:${id}`, details: { gate: name } }
}
