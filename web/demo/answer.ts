import type { BodySent, Call, ParamsSent, QuerySent, ReplyOf } from '#shared/contract/call.ts'
import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'

/** Who asks, and what came along. The client's types hold it to the contract's shapes. */
type Asked<C extends Call> = {
  hall: DemoHall
  /** Undefined while nobody is signed in. */
  caller: DemoPerson | undefined
  params: ParamsSent<C>
  query: QuerySent<C>
  body: BodySent<C>
  file: Blob | undefined
}

/** How the demo answers a call: with its reply but for `success`, or by throwing a refusal. */
export interface Answer {
  call: Call
  give(asked: object): object
}

export function answer<C extends Call>(
  call: C,
  give: (asked: Asked<C>) => Omit<ReplyOf<C>, 'success'>,
): Answer
export function answer(call: Call, give: (asked: never) => object): Answer {
  return { call, give }
}
