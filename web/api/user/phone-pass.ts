import { reportLostPass } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { removePhonePass } from '#web/passes/stored-phone-pass.ts'

/** Revokes the member's own pass of the given kind. */
export function useReportLostPass() {
  return useChange({
    mutationFn: (kind: 'phone' | 'card') => callApi(reportLostPass, { body: { kind } }),
    // The lost phone may be this one.
    onSuccess: (_reply, kind) => void (kind === 'phone' && removePhonePass()),
  })
}
