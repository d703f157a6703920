import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import { useLocation } from 'wouter'
import { MEMBERSHIP_SECTIONS, type MembershipField } from '#shared/domain/membership.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useSaveMembership } from '#web/api/user/membership.ts'
import { BackgroundSection } from '#web/features/membership/background-section.tsx'
import { FIELD_NAMES } from '#web/features/membership/field-names.ts'
import { clearMembershipDraft } from '#web/features/membership/membership-draft.ts'
import type { MembershipValues } from '#web/features/membership/membership-form.ts'
import { PersonalSection } from '#web/features/membership/personal-section.tsx'
import { fieldFailures, saveFailureText } from '#web/features/membership/save-failure.ts'
import type { SectionState } from '#web/features/membership/section-states.ts'
import { StudyGoalsSection } from '#web/features/membership/study-goals-section.tsx'
import { useMembershipForm } from '#web/features/membership/use-membership-form.ts'
import { useSections } from '#web/features/membership/use-sections.ts'
import { useTourPrefill } from '#web/features/membership/use-tour-prefill.ts'
import { ConsentNotice } from '#web/hall/consent-notice.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { setCurrentUser, useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { Button } from '#web/ui/button.tsx'
import { focusField } from '#web/ui/form/focus-field.ts'
import { usePhotoPreparation } from '#web/ui/form/photo-preparation.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

const loadAlert = () => import('#web/ui/dialog/alert-dialog.tsx')
const AlertDialog = lazyPart(async () => (await loadAlert()).AlertDialog)

/**
 * Asks for the membership details in three sections, which open one after the other (specification document 2,
 * section 2).
 */
export function MembershipScreen() {
  const user = useLoggedInUser()
  const today = useToday()
  const [path, navigate] = useLocation()
  const hasDashboard = homeOf(progressOf(user)) === '/dashboard'
  // The dashboard opens /membership-details, and saving returns to the dashboard. If the selfie was deleted, saving a
  // new one leads to the booking instead, which needs it.
  const isEditing =
    hasDashboard && path === '/membership-details' && user.membershipDetails?.selfiePhoto !== null
  const { form, states } = useMembershipForm(user, today)
  const sections = useSections(states)
  const prefilled = useTourPrefill(form, { email: user.email, today })
  const save = useSaveMembership()
  const { onPreparing, afterPreparing } = usePhotoPreparation()
  const [failure, setFailure] = useState<string>()

  // Preloads the alert's code. If this fails, showing the alert loads it again.
  useEffect(() => void loadAlert().catch(() => undefined), [])

  function submit({ selfiePhoto, ...details }: MembershipValues) {
    save.mutate(
      { details, selfie: selfiePhoto },
      {
        onSuccess: (reply) => {
          clearMembershipDraft()
          setCurrentUser(reply.user)
          navigate(isEditing ? '/dashboard' : '/booking')
        },
        onError: (error) => {
          for (const { field, message } of fieldFailures(error)) form.setError(field, { message })
          setFailure(saveFailureText(error))
        },
      },
    )
  }

  /** Shows the errors in the first section that has any, and in later sections only errors that were shown before. */
  function showErrors(errors: FieldErrors<MembershipValues>) {
    const [first, ...others] = FIELDS_IN_ORDER.filter(({ field }) => errors[field])
    if (!first) return
    const later = others.filter(({ index }) => index !== first.index)
    form.clearErrors(later.flatMap(({ field, index }) => (wasShown(field, index) ? [] : field)))
    flushSync(() => sections.show(first.index))
    focusField(first.field)
  }

  const wasShown = (field: MembershipField, index: number) =>
    states[index]?.errors.includes(field) === true

  const { sections: titles } = MEMBERSHIP_WORDS
  const sectionProps = (index: number) => ({
    number: index + 1,
    open: sections.open[index] === true,
    onToggle: (open: boolean) => sections.toggle(index, open),
    completed: states[index]?.completed === true,
    error: errorText(states[index]),
  })

  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      actions={<LogoutButton />}
      title={MEMBERSHIP_WORDS.title}
      subtitle={
        user.membershipCompleted
          ? user.membershipDetails?.selfiePhoto === null
            ? MEMBERSHIP_WORDS.selfieDeleted
            : MEMBERSHIP_WORDS.saved
          : MEMBERSHIP_WORDS.newMember
      }
      {...(hasDashboard && { back: { label: MEMBERSHIP_WORDS.back, href: '/dashboard' } })}
    >
      <form
        noValidate
        onSubmit={afterPreparing(form.handleSubmit(submit, showErrors))}
        className="space-y-4"
      >
        <ConsentNotice needed={user.consentNeeded} />
        <div role="status">
          {prefilled && <Notice>{MEMBERSHIP_WORDS.prefilled}</Notice>}
          <p className="sr-only">{sections.announcement}</p>
        </div>
        <Section {...sectionProps(0)} title={titles.background}>
          <BackgroundSection form={form} />
        </Section>
        <Section {...sectionProps(1)} title={titles.personal}>
          <PersonalSection form={form} />
        </Section>
        <Section {...sectionProps(2)} title={titles.goals}>
          <StudyGoalsSection
            form={form}
            today={today}
            savedSelfie={user.membershipDetails?.selfiePhoto ?? undefined}
            onPreparing={onPreparing}
          />
        </Section>
        <div className="pt-2">
          <Button
            type="submit"
            size="large"
            block
            {...(!isEditing && { trailing: 'arrowRight' as const })}
            busy={save.isPending}
            busyLabel={MEMBERSHIP_WORDS.saving}
          >
            {isEditing ? MEMBERSHIP_WORDS.save : MEMBERSHIP_WORDS.saveAndContinue}
          </Button>
        </div>
      </form>
      <p className="mt-8">
        <TextLink href="/your-data">{MEMBERSHIP_WORDS.yourData}</TextLink>
      </p>
      {failure !== undefined && (
        <AlertDialog open onClose={() => setFailure(undefined)} title={MEMBERSHIP_WORDS.failed}>
          {failure}
        </AlertDialog>
      )}
    </Page>
  )
}

const FIELDS_IN_ORDER = MEMBERSHIP_SECTIONS.flatMap(({ fields }, index) =>
  fields.map((field: MembershipField) => ({ field, index })),
)

function errorText(state: SectionState | undefined): string | undefined {
  if (!state || state.errors.length === 0) return undefined
  const fields = state.errors.map((field) => FIELD_NAMES[field]).join(', ')
  return fillIn(MEMBERSHIP_WORDS.check, { fields })
}
