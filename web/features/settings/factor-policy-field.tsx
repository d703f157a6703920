import { Controller } from 'react-hook-form'
import {
  FACTOR_POLICIES,
  FACTOR_POLICY_LABELS,
  mayChangeFactorPolicy,
} from '#shared/domain/user/second-factor.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const OPTIONS = FACTOR_POLICIES.map((value) => ({ value, label: FACTOR_POLICY_LABELS[value] }))

/** Who must use a second factor, which only a super admin can change. */
export function FactorPolicyField({ form: { control } }: { form: SettingsForm }) {
  const readOnly = !mayChangeFactorPolicy(useLoggedInUser())
  return (
    <div className="grid gap-5">
      {readOnly && <Notice>Only a super admin can change this.</Notice>}
      <Controller
        control={control}
        name="factorPolicy"
        render={({ field }) => (
          <Select
            {...field}
            label="Use a second factor"
            hint="Whoever must and has none sets it up first, before any other admin page opens."
            options={OPTIONS}
            disabled={readOnly}
          />
        )}
      />
      <p className="text-ink-soft">
        <TextLink href="/second-factor">Your own second factor</TextLink>
      </p>
    </div>
  )
}
