import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { DISCOUNT_FIELDS } from '#shared/domain/money/discount.ts'
import { REFUND_FIELDS } from '#shared/domain/money/refund-limit.ts'
import type { RoleLimits } from '#shared/domain/money/role-limits.ts'
import {
  discountLimitProblem,
  mayChangeRoleLimits,
  refundLimitProblem,
} from '#shared/domain/settings/role-limit-form.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { limits: WORDS, superAdminOnly } = SYSTEM_SETTINGS_WORDS

/** The limits of receptionists and admins for discounts and refunds. Only super admins can change them. */
export function RoleLimitFields({ form: { register, formState } }: { form: SettingsForm }) {
  const readOnly = !mayChangeRoleLimits(useLoggedInUser())
  const field = (
    name: keyof RoleLimits,
    problemOf: (limit: number) => FieldProblem | undefined,
    maxLength: number,
  ) => (
    <TextField
      key={name}
      label={WORDS[name]}
      hint={WORDS.hints[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      readOnly={readOnly}
      error={formState.errors[name]?.message}
      {...register(name, { validate: (text) => problemText(problemOf(parseCount(text))) })}
    />
  )
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {DISCOUNT_FIELDS.map((name) => field(name, discountLimitProblem, 3))}
        {REFUND_FIELDS.map((name) => field(name, refundLimitProblem, 7))}
      </div>
    </div>
  )
}
