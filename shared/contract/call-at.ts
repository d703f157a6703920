import type { Endpoint } from './call.ts'

/** The modules that define calls. Type imports only, so the browser loads none of them. */
type CallFiles =
  | typeof import('./door/attendance.ts')
  | typeof import('./admin/audit-log.ts')
  | typeof import('./user/auth.ts')
  | typeof import('./booking/booking.ts')
  | typeof import('./money/books.ts')
  | typeof import('./money/cash.ts')
  | typeof import('./user/consent.ts')
  | typeof import('./booking/desk-booking.ts')
  | typeof import('./money/desk-payment.ts')
  | typeof import('./admin/desk-search.ts')
  | typeof import('./door/door-log.ts')
  | typeof import('./door/door-pass.ts')
  | typeof import('./door/gate.ts')
  | typeof import('./booking/hall-map.ts')
  | typeof import('./admin/public-settings.ts')
  | typeof import('./health.ts')
  | typeof import('./user/member.ts')
  | typeof import('./user/member-note.ts')
  | typeof import('./user/membership.ts')
  | typeof import('./user/own-details.ts')
  | typeof import('./user/push.ts')
  | typeof import('./money/payment.ts')
  | typeof import('./user/privacy.ts')
  | typeof import('./money/receipt.ts')
  | typeof import('./user/second-factor.ts')
  | typeof import('./user/session.ts')
  | typeof import('./admin/settings.ts')
  | typeof import('./admin/setup.ts')
  | typeof import('./money/statement.ts')
  | typeof import('./admin/stats.ts')
  | typeof import('./admin/today.ts')
  | typeof import('./tour/tour.ts')
  | typeof import('./tour/tour-management.ts')
  | typeof import('./money/upi-claim.ts')
  | typeof import('./user/user.ts')
  | typeof import('./tour/visitor-data.ts')
  | typeof import('./booking/walk-in.ts')

/** Recognises calls among a module's exports by method and path, because comparing schemas is slow. */
type CallsIn<File> = File extends unknown ? Extract<File[keyof File], Address> : never

type Address = Pick<Endpoint, 'method' | 'path'>
type Key<A extends Address> = `${A['method']} ${A['path']}`

/** Looking a call up is much faster than extracting it from the union. */
type CallsByKey = { [C in CallsIn<CallFiles> as Key<C>]: C }

/** The call at an endpoint; `never` if no module defines one. */
export type CallAt<A extends Endpoint> =
  Key<A> extends keyof CallsByKey ? CallsByKey[Key<A>] : never
