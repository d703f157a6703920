import { useForm } from 'react-hook-form'
import { CLAIM_CODE_LENGTH, claimCodeProblem } from '#shared/domain/user/claim-code.ts'
import { emailProblem, normalizeEmail } from '#shared/domain/user/email.ts'
import { normalizeCode } from '#shared/domain/user/one-time-code.ts'
import { phoneProblem, phoneToWire } from '#shared/domain/user/phone.ts'
import { claimAccount } from '#web/api/user/claim.ts'
import { claimProblem } from '#web/features/auth/reset/reset-problem.ts'
import { ResetSteps } from '#web/features/auth/reset/reset-steps.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { requestCode } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CODE_STEP_WORDS } from '#words/user/auth/code-step.ts'
import { CLAIM_WORDS as WORDS } from '#words/user/auth/reset.ts'

/** Claims an account that reception registered: phone number and code, OTP, password. */
export function ClaimScreen() {
  return <ResetSteps title={WORDS.title} firstStep={(parts) => <ClaimStep {...parts} />} />
}

/** Asks for the phone number that reception has, the code from reception, and the account's email. */
function ClaimStep({
  email,
  onSent,
}: {
  email: string
  onSent: (email: string, nextCodeAt: number) => void
}) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { phoneNumber: '', claimCode: '', email },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ phoneNumber, claimCode, email: typed }) => {
    const email = normalizeEmail(typed)
    const body = {
      phoneNumber: phoneToWire(phoneNumber),
      claimCode: normalizeCode(claimCode),
      email,
    }
    const sending = await requestCode(claimAccount(body), claimProblem)
    if ('nextCodeAt' in sending) return onSent(email, sending.nextCodeAt)
    const { field, text } = sending.problem
    setError(field === 'form' ? 'root' : field, { message: text }, { shouldFocus: true })
  })

  const phone = register('phoneNumber', {
    validate: (digits) => problemText(phoneProblem(digits)),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{WORDS.about}</p>
      <PhoneField
        label={WORDS.phone}
        hint={WORDS.phoneHint}
        autoComplete="tel-national"
        error={errors.phoneNumber?.message}
        {...phone}
      />
      <TextField
        label={WORDS.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CLAIM_CODE_LENGTH + 2}
        error={errors.claimCode?.message}
        {...register('claimCode', {
          validate: (code) => problemText(claimCodeProblem(normalizeCode(code))),
        })}
      />
      <TextField
        label={CODE_STEP_WORDS.email}
        hint={WORDS.emailHint}
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        error={errors.email?.message}
        {...register('email', { validate: (text) => problemText(emailProblem(text.trim())) })}
      />
      {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
      <Button
        type="submit"
        size="large"
        block
        busy={isSubmitting}
        busyLabel={CODE_STEP_WORDS.sending}
      >
        {CODE_STEP_WORDS.send}
      </Button>
    </form>
  )
}
