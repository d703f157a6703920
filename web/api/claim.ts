import type { BodySent } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { claimAccount as claimAccountCall } from '#shared/contract/own-endpoints.ts'
import { callApi } from '#web/api/client.ts'

/** Claims an account that reception has made; emails the OTP for its password. */
export function claimAccount(body: BodySent<CallAt<typeof claimAccountCall>>) {
  return callApi(claimAccountCall, { body })
}
