import { type FormEvent, useState } from 'react'
import { TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import { erasedTonight } from '#shared/domain/personal-data/retention.ts'
import { type Settings, useSaveSettings } from '#web/api/settings.ts'
import { BookingFields } from '#web/features/settings/booking-fields.tsx'
import { ClosedSeatsField } from '#web/features/settings/closed-seats-field.tsx'
import { ErasureDialog } from '#web/features/settings/erasure-dialog.tsx'
import { FactorPolicyField } from '#web/features/settings/factor-policy-field.tsx'
import { HallFields } from '#web/features/settings/hall-fields.tsx'
import { PriceFields } from '#web/features/settings/price-fields.tsx'
import { RetentionFields } from '#web/features/settings/retention-fields.tsx'
import { RoomRuleFields } from '#web/features/settings/room-rule-fields.tsx'
import { SaveRefused } from '#web/features/settings/save-refused.tsx'
import {
  type SettingsValues,
  settingsOf,
  useSettingsForm,
} from '#web/features/settings/settings-form.ts'
import { useLeaveWarning } from '#web/session/leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

type Part = 'hall' | 'prices' | 'rules' | 'seats' | 'renewals' | 'privacy' | 'login'

/** The settings in sections, saved by one button. */
export function SettingsEditor({
  settings,
  onSaved,
  onEdit,
  onReload,
}: {
  settings: Settings
  onSaved: (message: string) => void
  onEdit: () => void
  onReload: () => void
}) {
  const form = useSettingsForm(settings)
  const save = useSaveSettings(onSaved)
  const [open, setOpen] = useState<Record<Part, boolean>>({
    hall: true,
    prices: true,
    rules: true,
    seats: true,
    renewals: true,
    privacy: true,
    login: true,
  })
  /** The settings to save once the admin confirms what they erase. */
  const [pendingSave, setPendingSave] = useState<{ changed: Settings; erased: string[] }>()
  const { errors, isDirty } = form.formState
  useLeaveWarning(isDirty && !save.isSuccess, 'You have unsaved changes. Leave without saving?')

  const part = (name: Part) => ({
    open: open[name],
    onToggle: (opened: boolean) => setOpen({ ...open, [name]: opened }),
  })
  const submit = form.handleSubmit(
    (values) => {
      const changed = settingsOf(values, settings.version)
      const erased = erasedTonight(settings, changed)
      if (erased.length > 0) setPendingSave({ changed, erased })
      else send(changed)
    },
    // Opens the section with the first mistake.
    (invalid) => setOpen({ ...open, [partWithError(invalid)]: true }),
  )

  function send(changed: Settings) {
    setPendingSave(undefined)
    save.mutate(changed)
  }

  function onSubmit(event: FormEvent) {
    onEdit()
    void submit(event)
  }

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="space-y-6 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28"
      aria-label="System settings"
    >
      <Section
        title="Hall and contact"
        description="The name on screens and in emails, and how members reach reception. Applies immediately."
        {...part('hall')}
      >
        <HallFields form={form} />
      </Section>
      <Section
        title="Prices"
        description={`Whole rupees for a standard seat. Silver adds ${TIER_SURCHARGE_PERCENT.silver}%, gold ${TIER_SURCHARGE_PERCENT.gold}%. Applies to new bookings.`}
        error={errors.prices ? 'Some prices need attention' : undefined}
        {...part('prices')}
      >
        <PriceFields form={form} />
      </Section>
      <Section
        title="Who can book online"
        description="By room and section. Applies to new bookings; existing bookings stay."
        {...part('rules')}
      >
        <RoomRuleFields form={form} />
      </Section>
      <Section
        title="Closed seats"
        description="Nobody can book a closed seat. Existing bookings stay."
        {...part('seats')}
      >
        <ClosedSeatsField form={form} />
      </Section>
      <Section
        title="Renewals"
        description="How long a seat is kept for its member to renew. Applies to new bookings."
        {...part('renewals')}
      >
        <BookingFields form={form} />
      </Section>
      <Section
        title="Privacy"
        description="How long we keep personal data. Older data is deleted every night."
        {...part('privacy')}
      >
        <RetentionFields form={form} />
      </Section>
      <Section
        title="Logging in"
        description="Who also needs a code from their phone to log in. Applies immediately."
        {...part('login')}
      >
        <FactorPolicyField form={form} />
      </Section>
      {save.isError && <SaveRefused error={save.error} onReload={onReload} />}
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-5 flex items-center justify-between gap-4 border-t border-line bg-ground px-5 py-3 sm:mx-0 sm:px-0"
      >
        <p role="status" className="text-sm text-ink-soft">
          {isDirty ? 'You have unsaved changes' : 'All changes saved'}
        </p>
        <Button
          type="submit"
          className="shrink-0 whitespace-nowrap"
          disabled={!isDirty}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save settings
        </Button>
      </div>
      {pendingSave && (
        <ErasureDialog
          erased={pendingSave.erased}
          onClose={() => setPendingSave(undefined)}
          onConfirm={() => send(pendingSave.changed)}
        />
      )}
    </form>
  )
}

/** The section with the first mistake. */
function partWithError(errors: Partial<Record<keyof SettingsValues, unknown>>): Part {
  if (errors.prices) return 'prices'
  if (errors.renewalDays) return 'renewals'
  return errors.selfieKeptDays || errors.tourKeptMonths ? 'privacy' : 'hall'
}
