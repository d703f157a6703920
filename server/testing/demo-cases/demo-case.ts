import type { Call } from '#shared/contract/call.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import type { UserName } from './world.ts'

/** A call's parts, of any shape. `file`: includes a picture. */
export type Parts = { params?: object; query?: object; body?: object; file?: true }

/** One call in a fresh world, and the expected refusal, if any. */
export type DemoCase = {
  call: Call
  when: string
  caller: UserName | undefined
  parts: Parts
  refusal: RefusalCode | undefined
  /** Changes the fresh world before the call. */
  given: ((world: DemoState) => void) | undefined
}

type Row = readonly [
  when: string,
  caller: UserName | undefined,
  parts: Parts,
  refusal?: RefusalCode | undefined,
  given?: ((world: DemoState) => void) | undefined,
]

/** The cases of one call, one row each. */
export function casesFor(call: Call, ...rows: readonly Row[]): DemoCase[] {
  return rows.map(([when, caller, parts, refusal, given]) => ({
    call,
    when,
    caller,
    parts,
    refusal,
    given,
  }))
}

/** In a body, stands for the edited user's version before the call. */
export const CURRENT_VERSION = 'current version'
/** In a body, stands for the claim code of the user `member`. */
export const MEMBERS_CLAIM_CODE = "the member's claim code"
