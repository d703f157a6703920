import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { claimAccount as claimAccountCall } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** Claims an account that reception registered. The server emails the OTP with which the user sets a password. */
export function claimAccount(body: BodyInput<CallAt<typeof claimAccountCall>>) {
  return callApi(claimAccountCall, { body })
}
