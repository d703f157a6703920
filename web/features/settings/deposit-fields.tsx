import { Controller } from 'react-hook-form'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { DEPOSIT_MODES } from '#shared/domain/money/deposit.ts'
import {
  depositAmountProblem,
  depositMonthsProblem,
  mayChangeDeposit,
} from '#shared/domain/settings/deposit-form.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { deposit: WORDS, superAdminOnly } = SYSTEM_SETTINGS_WORDS
const MODES = DEPOSIT_MODES.map((value) => ({ value, label: WORDS.modes[value] }))

/** The deposit that members pay in addition to the price. Only super admins can change it. */
export function DepositFields({
  form: { control, register, formState, watch },
}: {
  form: SettingsForm
}) {
  const readOnly = !mayChangeDeposit(useLoggedInUser())
  const mode = watch('depositMode')
  const field = (
    name: 'depositAmount' | 'depositMonths',
    problemOf: (count: number) => FieldProblem | undefined,
  ) => (
    <TextField
      label={WORDS[name]}
      hint={mode === 'returned' ? WORDS.hints.returned : WORDS.hints[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      readOnly={readOnly}
      error={formState.errors[name]?.message}
      {...register(name, { validate: (text) => problemText(problemOf(parseCount(text))) })}
    />
  )
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      <Controller
        control={control}
        name="depositMode"
        render={({ field: select }) => (
          <Select
            {...select}
            label={WORDS.depositMode}
            hint={WORDS.hints.depositMode}
            options={MODES}
            disabled={readOnly}
          />
        )}
      />
      {mode !== 'none' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          {field('depositAmount', depositAmountProblem)}
          {mode === 'kept' && field('depositMonths', depositMonthsProblem)}
        </div>
      )}
    </div>
  )
}
