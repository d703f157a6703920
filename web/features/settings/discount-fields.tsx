import {
  DISCOUNT_FIELDS,
  discountLimitProblem,
  mayChangeDiscountLimits,
} from '#shared/domain/money/discount.ts'
import { parseCount, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/system-settings.ts'

const { discounts: WORDS, superAdminOnly } = SYSTEM_SETTINGS_WORDS

/** How much discount receptionists and admins can give. Only super admins can change it. */
export function DiscountFields({ form: { register, formState } }: { form: SettingsForm }) {
  const readOnly = !mayChangeDiscountLimits(useLoggedInUser())
  return (
    <div className="space-y-5">
      {readOnly && <Notice>{superAdminOnly}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {DISCOUNT_FIELDS.map((field) => (
          <TextField
            key={field}
            label={WORDS[field]}
            hint={WORDS.hints[field]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            readOnly={readOnly}
            error={formState.errors[field]?.message}
            {...register(field, {
              validate: (text) => problemText(discountLimitProblem(parseCount(text))),
            })}
          />
        ))}
      </div>
    </div>
  )
}
