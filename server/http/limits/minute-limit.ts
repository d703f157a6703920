import type { Config } from '#server/config/read-config.ts'
import type { Endpoint } from '#shared/contract/call.ts'
import * as desk from '#shared/contract/desk-endpoints.ts'
import * as endpoints from '#shared/contract/endpoints.ts'
import * as gate from '#shared/contract/gate-endpoints.ts'
import * as own from '#shared/contract/own-endpoints.ts'

/** A call of the contract, or a route that returns a file. */
type Route = Pick<Endpoint, 'method' | 'path'> | { url: string }

/** Calls per minute from one address, which all students in the hall may share. */
const DEFAULT_PER_MINUTE = 600

/** The routes with another limit, and their calls per minute from one address. */
const PER_MINUTE: readonly [perMinute: number, routes: readonly Route[]][] = [
  // A new gate first fetches the photos of all members.
  [3_000, [gate.GATE_PHOTO]],
  // Reading a large file takes a long time, and each PDF or picture keeps a thread busy for milliseconds.
  [
    60,
    [
      desk.MEMBERS_FILE,
      desk.BOOKINGS_FILE,
      desk.TOURS_FILE,
      desk.SHIFTS_FILE,
      desk.STATEMENT_FILE,
      desk.MISSING_PAYMENTS_FILE,
      desk.AUDIT_LOG_FILE,
      desk.ENTRIES_FILE,
      desk.ATTENDANCE_FILE,
      desk.BOOKS_FILE,
      own.RECEIPT_FILE,
      own.RECEIPT_PICTURE,
    ],
  ],
  [
    60,
    [
      endpoints.register,
      endpoints.sendOtp,
      endpoints.forgotPassword,
      endpoints.updateMembership,
      endpoints.completePayment,
      endpoints.getUpiPayment,
      own.claimAccount,
      own.askEmailCode,
      own.passStatus,
      own.toursByEmail,
      own.sendVisitorCode,
      desk.registerWalkIn,
      desk.issueClaimCode,
    ],
  ],
  [
    30,
    [
      endpoints.checkPhone,
      endpoints.uploadAvatar,
      endpoints.saveLanguage,
      endpoints.subscribeToPush,
      endpoints.unsubscribeFromPush,
      own.changePassword,
      own.changeDetails,
      own.askParent,
      own.exportData,
      own.deleteOwnUser,
      own.eraseVisitorData,
      own.setAttendanceEnabled,
      desk.startSecondFactor,
      desk.confirmSecondFactor,
      desk.renewRecoveryCodes,
      desk.endSecondFactor,
      desk.saveBill,
      desk.previewStatement,
      desk.importStatement,
    ],
  ],
  [20, [endpoints.sendUtr, endpoints.saveScreenshot, own.cancelOwnBooking]],
  [10, [own.cancelOwnTour, own.moveOwnTour]],
]

const keyOf = (route: Route) => ('url' in route ? route.url : `${route.method} ${route.path}`)

const PER_MINUTE_BY_ROUTE = new Map(
  PER_MINUTE.flatMap(([perMinute, routes]) =>
    routes.map((route) => [keyOf(route), perMinute] as const),
  ),
)

/**
 * Returns the route `config` that limits a route's calls per minute from one address. Counts are kept in memory,
 * which is fast; with N processes the effective limit is N times higher. Limits that protect a
 * secret use enforce-attempt-limits.ts, across all processes.
 */
export function minuteLimit(
  { rateLimits }: Pick<Config, 'rateLimits'>,
  route?: Route,
): { rateLimit?: { max: number; timeWindow: string } } {
  if (!rateLimits) return {}
  const max = (route && PER_MINUTE_BY_ROUTE.get(keyOf(route))) ?? DEFAULT_PER_MINUTE
  return { rateLimit: { max, timeWindow: '1 minute' } }
}
