import type { FastifyRequest } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { readFactorFacts } from '#server/db/queries/user/second-factor.ts'
import { lockSessionUser, recordSessionUse } from '#server/db/queries/user/session.ts'
import { findSessionUser, type LoginUser, type UserRecord } from '#server/db/queries/user/user.ts'
import type { Services } from '#server/services.ts'
import { hasPaid, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import type { Permission } from '#shared/domain/user/permissions.ts'
import { callRefusal, type Progress } from '#shared/domain/user/progress.ts'
import { isFactorMissing } from '#shared/domain/user/required-factor.ts'
import type { Access, Step } from '#shared/domain/user/routes.ts'
import { shouldRecordUse } from '#shared/domain/user/session.ts'
import { setRequestUser } from './request-user.ts'

export type Guard<User> = {
  /** How the guarded call treats a token. */
  token: 'ignored' | 'optional' | 'required'
  /** Returns the caller, before the body is read. Throws if the caller may not make the call. */
  authorize(services: Services, request: FastifyRequest): Promise<User>
  /** Called once the body has arrived. Throws if the caller did not sign it or may no longer make the call. */
  afterBody?(services: Services, request: FastifyRequest, caller: User): Promise<void>
}

export type Caller = LoginUser & {
  sessionId: string
  /** The access that the guard required. */
  access: Access
}

/** Allows everyone. */
export const anyone: Guard<undefined> = { token: 'ignored', authorize: async () => undefined }

/** The logged-in user, or undefined. */
export const optionalUser: Guard<Caller | undefined> = {
  token: 'optional',
  async authorize(services, request) {
    const found = await recordingUse(services, () => findCaller(services, request))
    return found && callerOf(found, { access: 'public' })
  },
}

export const requireUser = guardFor({ access: 'logged-in' })

/** Staff with this permission. */
export function requireStaff(permission: Permission): Guard<Caller> {
  return guardFor({ access: 'staff', may: permission })
}

/** As requireStaff, for a call that an open page repeats: it does not count as use of the session. */
export function requireWatchingStaff(permission: Permission): Guard<Caller> {
  return guardFor({ access: 'staff', may: permission }, { isUse: false })
}

/** Staff, even before they have set up a required second factor. */
export const requireStaffSettingUp = guardFor({ access: 'staff-set-up' })

/** A student who has reached `step`: the progress guard, enforced on the server too. */
export function requireStep(step: Exclude<Step, 'dashboard'>): Guard<Caller> {
  return guardFor({ access: 'step', step })
}

/**
 * A logged-in user whose page receives change events. Does not count as use of the session: an open
 * page must not keep it alive.
 */
export const requireWatcher = guardFor({ access: 'logged-in' }, { isUse: false })

/** Allows the users with this access, decided by the same rules as the screens' guards. */
function guardFor(access: Access, { isUse = true } = {}): Guard<Caller> {
  return {
    token: 'required',
    async authorize(services, request) {
      const find = async () => allowedCaller(await findCaller(services, request), access)
      return callerOf(await (isUse ? recordingUse(services, find) : find()), access)
    },
  }
}

function allowedCaller(found: FoundCaller | undefined, access: Access): FoundCaller {
  throwIfRefused(callRefusal(access, found && progressOf(found)))
  if (!found) throw new AppError('notLoggedIn')
  return found
}

type FoundCaller = LoginUser & { sessionId: string; lastUsedAt: Date }

async function findCaller(
  services: Services,
  request: FastifyRequest,
): Promise<FoundCaller | undefined> {
  const sessionId = sessionIdOf(request)
  if (!sessionId) return undefined
  const found = await findSessionUser(services.reads, sessionId, services.now())
  if (!found) return undefined
  setRequestUser(request, found.id)
  return { ...found, sessionId }
}

/**
 * Finds a caller and, now and then, records the use of their session. Then finds them again, because recording waits for
 * anyone who is ending the session.
 */
async function recordingUse<Found extends FoundCaller | undefined>(
  { db, now }: Services,
  find: () => Promise<Found>,
): Promise<Found> {
  const found = await find()
  if (!found || !shouldRecordUse(found.lastUsedAt, now())) return found
  await recordSessionUse(db, found.sessionId, now())
  return find()
}

function callerOf({ lastUsedAt: _, ...caller }: FoundCaller, access: Access): Caller {
  return { ...caller, access }
}

/**
 * Re-checks the caller's session and role inside the write's transaction and locks their row,
 * because either may have changed since the guard ran. Call it before locking any other user except
 * the super admins. Returns the caller with the current role and, for staff calls, the current facts
 * of the second factor. Throws notLoggedIn, notAllowed or secondFactorSetupRequired.
 */
export async function lockCaller(
  services: Services,
  trx: Transaction<Tables>,
  caller: Caller,
): Promise<Caller> {
  const { access, sessionId } = caller
  const isStaff = access.access === 'staff'
  const role = await lockSessionUser(trx, {
    sessionId,
    now: services.now(),
    lock: isStaff ? 'share' : 'update',
  })
  // In a second statement: one that waited for a lock would see outdated rows of other tables.
  const factor = role && isStaff ? await readFactorFacts(trx, caller.id) : {}
  const current = role && { ...caller, role, ...factor }
  throwIfRefused(callRefusal(access, current && progressOf(current)))
  if (!current) throw new AppError('notLoggedIn')
  return current
}

/** Returns which steps a user has completed, for the access rules. */
export function progressOf(user: UserRecord): Progress {
  const { role, memberId, bookings, membership } = user
  return {
    role,
    membershipCompleted: membership !== null,
    bookingCompleted: hasPaid(bookings),
    paymentWaiting: unpaidBooking(bookings) !== undefined,
    hasMemberId: memberId !== null,
    factorMissing: isFactorMissing(user),
    selfieGone: membership !== null && membership.selfie === null,
  }
}

/** Returns the session id of a request's token; undefined if there is no valid token. */
function sessionIdOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
  try {
    return request.server.jwt.verify<{ sid: string }>(token).sid
  } catch {
    return undefined
  }
}
