import type {
  Address,
  BodySent,
  Call,
  ParamsSent,
  QuerySent,
  ReplyOf,
} from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import type { Access } from '#shared/domain/user/routes.ts'
import type { DemoState, DemoUser } from '#web/demo/demo-state.ts'

/** The caller and the parts of the call, in the contract's types. */
type Request<C extends Call, User> = {
  state: DemoState
  user: User
  params: ParamsSent<C>
  query: QuerySent<C>
  body: BodySent<C>
  file: Blob | undefined
  token: string | undefined
}

type Handler<A extends Address, User> = (
  request: Request<CallAt<A>, User>,
) => Omit<ReplyOf<CallAt<A>>, 'success'>

export const ANYONE = { access: 'public' } as const
export const USER = { access: 'signed-in' } as const
export const ADMIN = { access: 'admin' } as const
export const SUPER_ADMIN = { access: 'super-admin' } as const
export const MEMBERSHIP_STEP = { access: 'step', step: 'membership' } as const
export const BOOKING_STEP = { access: 'step', step: 'booking' } as const
export const PAYMENT_STEP = { access: 'step', step: 'payment' } as const

/** How the demo answers a call: returns the reply without `success`, or throws a refusal. */
export interface Answer {
  call: Address
  access: Access
  handle(request: object): object
}

export function answer<A extends Address>(
  call: A,
  access: typeof ANYONE,
  handle: Handler<A, DemoUser | undefined>,
): Answer
export function answer<A extends Address>(
  call: A,
  access: Access,
  handle: Handler<A, DemoUser>,
): Answer
export function answer(call: Address, access: Access, handle: (request: never) => object): Answer {
  return { call, access, handle }
}

/** Returns the rows of a page. */
export function rowsOf<Row>(
  rows: readonly Row[],
  { offset, limit }: { offset: number; limit: number },
): Row[] {
  return rows.slice(offset, offset + limit)
}

/** Returns a form with all its fields, as the server does: trimmed, and '' if missing. */
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
