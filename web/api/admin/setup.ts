import { useQuery, useQueryClient } from '@tanstack/react-query'
import { acknowledgeSetupStep, getSetup, sendTestMail } from '#shared/contract/desk-endpoints.ts'
import type { AcknowledgedStep } from '#shared/domain/settings/setup-steps.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

const SETUP = ['setup']

/** The setup steps that are still open. */
export function useOpenSetupSteps() {
  return useQuery({
    queryKey: SETUP,
    queryFn: async ({ signal }) => (await callApi(getSetup, { signal })).data.open,
  })
}

/** Ticks off a setup step. Stays pending until the steps are reloaded. */
export function useAcknowledgeStep() {
  const client = useQueryClient()
  return useChange({
    mutationFn: (step: AcknowledgedStep) => callApi(acknowledgeSetupStep, { body: { step } }),
    onSuccess: () => client.invalidateQueries({ queryKey: SETUP }),
  })
}

/** Sends an email to the logged-in admin. */
export function useSendTestMail() {
  return useChange({ mutationFn: () => callApi(sendTestMail) })
}
