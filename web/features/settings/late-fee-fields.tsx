import type { FieldProblem } from '#shared/domain/field-problem.ts'
import {
  lateFeeAmountProblem,
  lateFeeDaysProblem,
  mayChangeLateFee,
} from '#shared/domain/settings/late-fee-form.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { lateFee: WORDS, superAdminOnly } = SYSTEM_SETTINGS_WORDS

/** What members pay once for a due that they pay too late. Only super admins can change it. */
export function LateFeeFields({ form: { register, formState } }: { form: SettingsForm }) {
  const readOnly = !mayChangeLateFee(useLoggedInUser())
  const field = (
    name: 'lateFeeAmount' | 'lateFeeDays',
    problemOf: (count: number) => FieldProblem | undefined,
  ) => (
    <TextField
      label={WORDS[name]}
      hint={WORDS.hints[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      readOnly={readOnly}
      error={formState.errors[name]?.message}
      {...register(name, { validate: (text) => problemText(problemOf(parseCount(text))) })}
    />
  )
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {field('lateFeeAmount', lateFeeAmountProblem)}
        {field('lateFeeDays', lateFeeDaysProblem)}
      </div>
    </div>
  )
}
