import { reportPassLost } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { dropPhonePass } from '#web/passes/kept-phone-pass.ts'

/** Revokes the member's own pass of a kind. */
export function useReportPassLost() {
  return useChange({
    mutationFn: (kind: 'phone' | 'card') => callApi(reportPassLost, { body: { kind } }),
    // In case it was this phone's.
    onSuccess: (_reply, kind) => void (kind === 'phone' && dropPhonePass()),
  })
}
