import {
  gstinProblem,
  gstRateProblem,
  legalAddressProblem,
  legalNameProblem,
  mayChangeTaxDetails,
  sacProblem,
} from '#shared/domain/settings/tax-form.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { tax: WORDS, optional, superAdminOnly } = SYSTEM_SETTINGS_WORDS

/** The hall's registration for GST. Only super admins can change it. */
export function TaxFields({ form: { register, formState } }: { form: SettingsForm }) {
  const readOnly = !mayChangeTaxDetails(useLoggedInUser())
  const { errors } = formState
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        <TextField
          label={WORDS.gstin}
          note={optional}
          hint={WORDS.gstinHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={readOnly}
          error={errors.gstin?.message}
          {...register('gstin', { validate: (text) => problemText(gstinProblem(text)) })}
        />
        <TextField
          label={WORDS.legalName}
          note={optional}
          hint={WORDS.legalNameHint}
          autoComplete="off"
          readOnly={readOnly}
          error={errors.legalName?.message}
          {...register('legalName', { validate: (text) => problemText(legalNameProblem(text)) })}
        />
        <TextField
          label={WORDS.sac}
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          error={errors.sac?.message}
          {...register('sac', { validate: (text) => problemText(sacProblem(text)) })}
        />
        <TextField
          label={WORDS.rate}
          hint={WORDS.rateHint}
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          error={errors.gstRate?.message}
          {...register('gstRate', {
            validate: (text) => problemText(gstRateProblem(parseCount(text))),
          })}
        />
      </div>
      <TextField
        label={WORDS.legalAddress}
        note={optional}
        hint={WORDS.legalAddressHint}
        autoComplete="off"
        readOnly={readOnly}
        error={errors.legalAddress?.message}
        {...register('legalAddress', {
          validate: (text) => problemText(legalAddressProblem(text)),
        })}
      />
    </div>
  )
}
