import { type Control, Controller } from 'react-hook-form'
import { CODE_MINUTES, codeProblem } from '#shared/domain/user/one-time-code.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Sentence } from '#web/ui/inline-text.tsx'
import { OtpField } from '#web/ui/otp/otp-field.tsx'
import { DEMO_CODE_WORDS } from '#words/page/demo-code.ts'

/**
 * The field for an emailed code. `hint` contains the placeholder {email}, and may contain {minutes}. The demo sends no
 * email and says the code instead.
 */
export function CodeField({
  control,
  label,
  hint,
  email,
}: {
  control: Control<{ code: string }>
  label: string
  hint: string
  email: string
}) {
  return (
    <Controller
      control={control}
      name="code"
      rules={{ validate: (code) => problemText(codeProblem(code)) }}
      render={({ field, fieldState }) => (
        <OtpField
          {...field}
          label={label}
          hint={
            <Sentence
              text={isDemoMode() ? DEMO_CODE_WORDS.hint : hint}
              code={DEMO_CODE}
              minutes={CODE_MINUTES}
              email={<strong className="wrap-anywhere text-ink">{email}</strong>}
            />
          }
          autoFocus
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
