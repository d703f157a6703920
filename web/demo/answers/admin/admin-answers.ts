import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import * as calls from '#shared/contract/endpoints.ts'
import { AUDIT_PAGE_SIZE } from '#shared/domain/audit/audit-log.ts'
import { isRunning } from '#shared/domain/booking/occupancy.ts'
import { sumAmounts } from '#shared/domain/money/cash-shift.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { type AuditTarget, auditEntry } from '#shared/replies/audit-entry.ts'
import { ANYONE, answer, staff } from '#web/demo/answer.ts'
import { type DemoChange, type DemoState, studyDays } from '#web/demo/demo-state.ts'

export const adminAnswers = [
  answer(deskCalls.getAdminStats, staff('desk'), ({ state, user }) => {
    const { users, bookings, tours } = state
    const days = studyDays(state)
    const running = bookings.filter((each) => each.status === 'paid' && isRunning(each, days))
    const completed = state.payments.filter(({ status }) => status === 'completed')
    const kept = completed.filter(({ depositKind }) => depositKind === 'kept')
    const deposits = kept.reduce((sum, { deposit }) => sum + deposit, 0)
    const keptParts = state.refunds.reduce((sum, refund) => sum + refund.kept, 0)
    const open = state.dues.reduce((sum, due) => sum + due.open, 0)
    const lateFees = completed.reduce((sum, { lateFee }) => sum + lateFee, 0)
    const refunded = sumAmounts(state.refunds.filter(({ deposit }) => !deposit))
    const sold = sumAmounts(completed) + deposits + keptParts + lateFees + open - refunded
    return {
      data: {
        totalUsers: users.filter(({ deactivatedAt }) => !deactivatedAt).length,
        activeBookings: running.length,
        tourRequests: tours.length,
        pendingTours: tours.filter(({ status }) => status === 'pending').length,
        revenue: may(user, 'revenue') ? sold : null,
      },
    }
  }),

  answer(
    deskCalls.listAuditLog,
    staff('auditLog'),
    ({ state, query: { action, admin, before } }) => {
      const matching = state.changes.filter(
        (change) =>
          (action === undefined || change.action === action) &&
          (admin === undefined || change.adminId === admin) &&
          (before === undefined || Number(change.id) < Number(before)),
      )
      const others = state.changes.filter(({ adminId, subject }) => subject !== `user:${adminId}`)
      const ids = new Set<string | null>(others.map(({ adminId }) => adminId))
      return {
        data: {
          entries: matching.slice(0, AUDIT_PAGE_SIZE).map((change) => entryOf(state, change)),
          more: matching.length > AUDIT_PAGE_SIZE,
          admins: state.users
            .filter(({ id, erasedAt }) => ids.has(id) && !erasedAt)
            .map(({ id, fullName }) => ({ id, name: fullName }))
            .sort((a, b) => a.name.localeCompare(b.name)),
        },
      }
    },
  ),

  ...[calls.health, calls.healthLive, calls.healthReady].map((call) =>
    answer(call, ANYONE, () => ({ status: 'demo' })),
  ),
]

function entryOf(state: DemoState, change: DemoChange) {
  const admin = state.users.find(({ id }) => id === change.adminId)
  const names = { adminName: admin?.fullName ?? null, adminEmail: admin?.email ?? null }
  return auditEntry({ ...change, ...names }, targetOf(state, change.subject))
}

function targetOf(state: DemoState, subject: string): AuditTarget | undefined {
  const [kind, id] = subject.split(':')
  const tour = state.tours.find((candidate) => kind === 'tour' && candidate.id === id)
  if (tour) return { name: tour.fullName, memberId: null, erased: false }
  const userId = kind === 'booking' ? state.bookings.find((each) => each.id === id)?.userId : id
  const user = state.users.find((candidate) => candidate.id === userId)
  return user && { name: user.fullName, memberId: user.memberId, erased: user.erasedAt !== null }
}
