import { ClaimStep } from '#web/features/auth/claim/claim-step.tsx'
import { ResetSteps } from '#web/features/auth/reset/reset-steps.tsx'
import { CLAIM_WORDS } from '#words/user/reset.ts'

/** Claims an account that reception registered: phone number and code, OTP, password. */
export function ClaimScreen() {
  return <ResetSteps title={CLAIM_WORDS.title} firstStep={(parts) => <ClaimStep {...parts} />} />
}
