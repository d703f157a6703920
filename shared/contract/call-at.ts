import type { Endpoint } from './call.ts'

/** The modules that define calls. Type imports only, so the browser loads none of them. */
type CallFiles =
  | typeof import('./admin.ts')
  | typeof import('./attendance.ts')
  | typeof import('./audit-log.ts')
  | typeof import('./auth.ts')
  | typeof import('./booking.ts')
  | typeof import('./books.ts')
  | typeof import('./cash.ts')
  | typeof import('./consent.ts')
  | typeof import('./desk-booking.ts')
  | typeof import('./desk-search.ts')
  | typeof import('./door-log.ts')
  | typeof import('./door-pass.ts')
  | typeof import('./gate.ts')
  | typeof import('./hall-map.ts')
  | typeof import('./public-settings.ts')
  | typeof import('./health.ts')
  | typeof import('./member.ts')
  | typeof import('./member-note.ts')
  | typeof import('./membership.ts')
  | typeof import('./own-details.ts')
  | typeof import('./push.ts')
  | typeof import('./payment.ts')
  | typeof import('./privacy.ts')
  | typeof import('./receipt.ts')
  | typeof import('./second-factor.ts')
  | typeof import('./session.ts')
  | typeof import('./settings.ts')
  | typeof import('./setup.ts')
  | typeof import('./statement.ts')
  | typeof import('./today.ts')
  | typeof import('./tour.ts')
  | typeof import('./tour-management.ts')
  | typeof import('./upi-claim.ts')
  | typeof import('./user.ts')
  | typeof import('./visitor-data.ts')
  | typeof import('./walk-in.ts')

/** Recognises calls among a module's exports by method and path, because comparing schemas is slow. */
type CallsIn<File> = File extends unknown ? Extract<File[keyof File], Address> : never

type Address = Pick<Endpoint, 'method' | 'path'>
type Key<A extends Address> = `${A['method']} ${A['path']}`

/** Looking a call up is much faster than extracting it from the union. */
type CallsByKey = { [C in CallsIn<CallFiles> as Key<C>]: C }

/** The call at an endpoint; `never` if no module defines one. */
export type CallAt<A extends Endpoint> =
  Key<A> extends keyof CallsByKey ? CallsByKey[Key<A>] : never
