import {
  mayChangeUpiDetails,
  upiIdProblem,
  upiPayeeProblem,
} from '#shared/domain/settings/upi-form.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { upi: WORDS, optional, superAdminOnly } = SYSTEM_SETTINGS_WORDS

/** Where members pay by UPI. Only super admins can change it. */
export function UpiFields({ form: { register, formState } }: { form: SettingsForm }) {
  const readOnly = !mayChangeUpiDetails(useLoggedInUser())
  const { simulatedPayments } = usePublicSettings()
  const { errors } = formState
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      {simulatedPayments && <Notice>{WORDS.simulated}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          label={WORDS.id}
          note={optional}
          hint={WORDS.idHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={readOnly}
          error={errors.upiId?.message}
          {...register('upiId', { validate: (text) => problemText(upiIdProblem(text)) })}
        />
        <TextField
          label={WORDS.payee}
          note={optional}
          hint={WORDS.payeeHint}
          autoComplete="off"
          readOnly={readOnly}
          error={errors.upiPayee?.message}
          {...register('upiPayee', { validate: (text) => problemText(upiPayeeProblem(text)) })}
        />
      </div>
    </div>
  )
}
