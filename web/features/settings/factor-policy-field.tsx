import { Controller } from 'react-hook-form'
import { FACTOR_POLICIES, mayChangeFactorPolicy } from '#shared/domain/user/second-factor.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const { login: WORDS, factorPolicies } = SYSTEM_SETTINGS_WORDS
const OPTIONS = FACTOR_POLICIES.map((value) => ({ value, label: factorPolicies[value] }))

/** Who must use a second factor, which only a super admin can change. */
export function FactorPolicyField({ form: { control } }: { form: SettingsForm }) {
  const readOnly = !mayChangeFactorPolicy(useLoggedInUser())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {readOnly && <Notice>{WORDS.superAdminOnly}</Notice>}
      <Controller
        control={control}
        name="factorPolicy"
        render={({ field }) => (
          <Select
            {...field}
            label={WORDS.policy}
            hint={WORDS.policyHint}
            options={OPTIONS}
            disabled={readOnly}
          />
        )}
      />
      <p className="text-ink-soft">
        <TextLink href="/second-factor">{WORDS.ownFactor}</TextLink>
      </p>
    </div>
  )
}
