import type {
  BodyInput,
  Call,
  Endpoint,
  ParamsInput,
  QueryInput,
  ReplyOf,
} from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import {
  type RefusalDetails,
  refusalReply,
  retryAfterSeconds,
} from '#shared/contract/refusal-reply.ts'
import type { Decision, Refusal, RefusalCode } from '#shared/domain/refusal.ts'
import type { Permission } from '#shared/domain/user/permissions.ts'
import type { Access } from '#shared/domain/user/routes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'
import type { DemoLoginUser, DemoState } from '#web/demo/demo-state.ts'

/** The caller, and the data sent, with the types of the contract. */
type Request<C extends Call, User> = {
  state: DemoState
  user: User
  params: ParamsInput<C>
  query: QueryInput<C>
  body: BodyInput<C>
  file: Blob | undefined
  token: string | undefined
}

type Handler<A extends Endpoint, User> = (
  request: Request<CallAt<A>, User>,
) => Omit<ReplyOf<CallAt<A>>, 'success'>

export const ANYONE = { access: 'public' } as const
export const USER = { access: 'logged-in' } as const
export const STAFF_SETTING_UP = { access: 'staff-set-up' } as const
export const MEMBERSHIP_STEP = { access: 'step', step: 'membership' } as const
export const BOOKING_STEP = { access: 'step', step: 'booking' } as const
export const PAYMENT_STEP = { access: 'step', step: 'payment' } as const

/** Access for staff with this permission. */
export function staff(permission: Permission) {
  return { access: 'staff', may: permission } as const
}

/** How the demo answers a call: `handle` returns the reply without `success`, or throws a refusal. */
export interface Answer {
  call: Endpoint
  access: Access
  handle(request: object): object
}

export function answer<A extends Endpoint, Guarded extends Access>(
  call: A,
  access: Guarded,
  handle: Handler<A, Guarded extends typeof ANYONE ? DemoLoginUser | undefined : DemoLoginUser>,
): Answer
export function answer(call: Endpoint, access: Access, handle: (request: never) => object): Answer {
  return { call, access, handle }
}

/** Returns the error that the client throws for a refusal. */
export function refusal(refused: Refusal | RefusalCode, details?: RefusalDetails): ApiError {
  const named = typeof refused === 'string' ? { code: refused } : refused
  const reply = readRefusal(refusalReply(named, details))
  return ApiError.refused(reply, ERRORS[named.code].status, retryAfterSeconds(named))
}

/** Throws the refusal, if there is one. */
export function throwIfRefused(refused: Refusal | RefusalCode | undefined): void {
  if (refused) throw refusal(refused)
}

/** Returns a decision's outcome, or throws its refusal. */
export function allowed<Outcome>(decision: Decision<Outcome>): Outcome {
  if (decision.refusal) throw refusal(decision.refusal)
  return decision.outcome
}

/** Returns the rows of a page. */
export function rowsOf<Row>(rows: readonly Row[], page: { offset: number; limit: number }): Row[] {
  return rows.slice(page.offset, page.offset + page.limit)
}

/** Returns the rows in the order of a text, or with `last` in the opposite one. */
export function sortedBy<Row>(rows: readonly Row[], key: (row: Row) => string, last = false) {
  const direction = last ? -1 : 1
  return rows.toSorted((a, b) => direction * key(a).localeCompare(key(b)))
}

/** Returns all fields of a form, trimmed, and '' for a missing one, as the server does. */
export function completeForm<Field extends string>(
  fields: readonly Field[],
  sent: { readonly [Each in Field]?: string | undefined },
): Record<Field, string>
export function completeForm(
  fields: readonly string[],
  sent: Readonly<Record<string, string | undefined>>,
): object {
  return Object.fromEntries(fields.map((field) => [field, (sent[field] ?? '').trim()]))
}
