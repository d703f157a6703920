import { type FormEvent, useEffect, useState } from 'react'
import { TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import { TIER_NOTE_FIELDS } from '#shared/domain/booking/tier-notes.ts'
import { ROLE_LIMIT_FIELDS } from '#shared/domain/money/role-limits.ts'
import { pendingErasures } from '#shared/domain/personal-data/retention.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { LANDING_FIELDS } from '#shared/domain/settings/landing-details.ts'
import { TAX_FIELDS } from '#shared/domain/settings/tax-details.ts'
import { type Settings, useSaveSettings } from '#web/api/admin/settings.ts'
import { ClosedSeatsField } from '#web/features/settings/closed-seats-field.tsx'
import { DepositFields } from '#web/features/settings/deposit-fields.tsx'
import { DoorFields } from '#web/features/settings/door-fields.tsx'
import { ErasureDialog } from '#web/features/settings/erasure-dialog.tsx'
import { FactorPolicyField } from '#web/features/settings/factor-policy-field.tsx'
import { HallFields } from '#web/features/settings/hall-fields.tsx'
import { LandingFields } from '#web/features/settings/landing-fields.tsx'
import { LateFeeFields } from '#web/features/settings/late-fee-fields.tsx'
import { PriceFields } from '#web/features/settings/price-fields.tsx'
import { RenewalFields } from '#web/features/settings/renewal-fields.tsx'
import { RetentionFields } from '#web/features/settings/retention-fields.tsx'
import { RoleLimitFields } from '#web/features/settings/role-limit-fields.tsx'
import { RoomRuleFields } from '#web/features/settings/room-rule-fields.tsx'
import { SaveRefused } from '#web/features/settings/save-refused.tsx'
import {
  SETTINGS_SECTIONS,
  SectionLinks,
  type SettingsSection,
  showSettingsSection,
} from '#web/features/settings/section-links.tsx'
import {
  type SettingsValues,
  settingsOf,
  useSettingsForm,
} from '#web/features/settings/settings-form.ts'
import { TaxFields } from '#web/features/settings/tax-fields.tsx'
import { TierNoteFields } from '#web/features/settings/tier-note-fields.tsx'
import { UpiFields } from '#web/features/settings/upi-fields.tsx'
import { useLeaveWarning } from '#web/session/leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { SYSTEM_SETTINGS_WORDS as WORDS } from '#words/admin/system-settings.ts'

/** The settings in sections, saved by one button. */
export function SettingsEditor({
  settings,
  onSaved,
  onEdit,
  onReload,
}: {
  settings: Settings
  onSaved: () => void
  onEdit: () => void
  onReload: () => void
}) {
  const form = useSettingsForm(settings)
  const save = useSaveSettings(onSaved)
  const [closed, setClosed] = useState<readonly SettingsSection[]>([])
  /** The settings to save once the admin has confirmed what this erases. */
  const [pendingSave, setPendingSave] = useState<{
    changed: Settings
    erased: ReturnType<typeof pendingErasures>
  }>()
  const { errors, isDirty } = form.formState
  useLeaveWarning(isDirty && !save.isSuccess, WORDS.leave)

  // The browser looks for the anchor before the settings are loaded.
  useEffect(() => {
    const linked = SETTINGS_SECTIONS.find((name) => `#${name}` === location.hash)
    if (linked) showSettingsSection(linked)
  }, [])

  const openSection = (section: SettingsSection) =>
    setClosed(closed.filter((name) => name !== section))
  const sectionProps = (name: SettingsSection) => ({
    anchor: name,
    open: !closed.includes(name),
    onToggle: (opened: boolean) => (opened ? openSection(name) : setClosed([...closed, name])),
  })
  function jumpTo(section: SettingsSection) {
    openSection(section)
    // Replaces the history entry, so that Back leaves the page.
    history.replaceState(history.state, '', `#${section}`)
    showSettingsSection(section)
  }
  const submit = form.handleSubmit(
    (values) => {
      const changed = settingsOf(values, settings.version)
      const erased = pendingErasures(settings, changed)
      if (erased.length > 0) setPendingSave({ changed, erased })
      else send(changed)
    },
    // Opens the section with the first error.
    (invalid) => openSection(sectionWithError(invalid)),
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
    <div className="gap-8 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SectionLinks onJump={jumpTo} />
      <form
        noValidate
        onSubmit={onSubmit}
        className="space-y-6 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28"
        aria-label={WORDS.formLabel}
      >
        <Section
          title={WORDS.hall.title}
          description={WORDS.hall.description}
          {...sectionProps('hall')}
        >
          <HallFields form={form} />
        </Section>
        <Section
          title={WORDS.landing.title}
          description={WORDS.landing.description}
          {...sectionProps('landing')}
        >
          <LandingFields form={form} />
        </Section>
        <Section
          title={WORDS.prices.title}
          description={fillIn(WORDS.prices.description, TIER_SURCHARGE_PERCENT)}
          error={errors.prices ? WORDS.prices.problem : undefined}
          {...sectionProps('prices')}
        >
          <PriceFields form={form} />
          <TierNoteFields form={form} />
        </Section>
        <Section
          title={WORDS.rules.title}
          description={WORDS.rules.description}
          {...sectionProps('rules')}
        >
          <RoomRuleFields form={form} />
        </Section>
        <Section
          title={WORDS.seats.title}
          description={WORDS.seats.description}
          {...sectionProps('seats')}
        >
          <ClosedSeatsField form={form} />
        </Section>
        <Section
          title={WORDS.renewals.title}
          description={WORDS.renewals.description}
          {...sectionProps('renewals')}
        >
          <RenewalFields form={form} />
        </Section>
        <Section
          title={WORDS.upi.title}
          description={WORDS.upi.description}
          {...sectionProps('upi')}
        >
          <UpiFields form={form} />
        </Section>
        <Section
          title={WORDS.tax.title}
          description={WORDS.tax.description}
          {...sectionProps('tax')}
        >
          <TaxFields form={form} />
        </Section>
        <Section
          title={WORDS.limits.title}
          description={WORDS.limits.description}
          {...sectionProps('limits')}
        >
          <RoleLimitFields form={form} />
        </Section>
        <Section
          title={WORDS.deposit.title}
          description={WORDS.deposit.description}
          {...sectionProps('deposit')}
        >
          <DepositFields form={form} />
        </Section>
        <Section
          title={WORDS.lateFee.title}
          description={WORDS.lateFee.description}
          {...sectionProps('lateFee')}
        >
          <LateFeeFields form={form} />
        </Section>
        <Section
          title={WORDS.door.title}
          description={WORDS.door.description}
          {...sectionProps('door')}
        >
          <DoorFields form={form} />
        </Section>
        <Section
          title={WORDS.privacy.title}
          description={WORDS.privacy.description}
          {...sectionProps('privacy')}
        >
          <RetentionFields form={form} />
        </Section>
        <Section
          title={WORDS.login.title}
          description={WORDS.login.description}
          {...sectionProps('login')}
        >
          <FactorPolicyField form={form} />
        </Section>
        {save.isError && <SaveRefused error={save.error} onReload={onReload} />}
        <div
          data-bottom-bar
          className="sticky bottom-0 z-10 -mx-gutter flex flex-wrap items-center justify-between gap-4 border-t border-line bg-ground px-gutter py-3 sm:mx-0 sm:px-0"
        >
          <p role="status" className="text-sm text-ink-soft">
            {isDirty ? WORDS.unsaved : WORDS.allSaved}
          </p>
          <Button
            type="submit"
            className="max-w-full"
            disabled={!isDirty}
            busy={save.isPending}
            busyLabel={WORDS.saving}
          >
            {WORDS.save}
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
    </div>
  )
}

/** Returns the section with the first error. */
function sectionWithError(errors: Partial<Record<keyof SettingsValues, unknown>>): SettingsSection {
  if (errors.prices || TIER_NOTE_FIELDS.some((field) => errors[field])) return 'prices'
  if (errors.renewalDays) return 'renewals'
  if (errors.upiId || errors.upiPayee) return 'upi'
  if (TAX_FIELDS.some((field) => errors[field])) return 'tax'
  if (ROLE_LIMIT_FIELDS.some((field) => errors[field])) return 'limits'
  if (errors.depositAmount || errors.depositMonths) return 'deposit'
  if (errors.lateFeeAmount || errors.lateFeeDays) return 'lateFee'
  if (errors.graceMinutes) return 'door'
  if (errors.selfieKeptDays || errors.tourKeptMonths) return 'privacy'
  return LANDING_FIELDS.some((field) => errors[field]) ? 'landing' : 'hall'
}
