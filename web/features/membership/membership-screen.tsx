import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors } from 'react-hook-form'
import { useLocation } from 'wouter'
import { MEMBERSHIP_SECTIONS, type MembershipField } from '#shared/domain/membership.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { useSaveMembership } from '#web/api/membership.ts'
import { useToday } from '#web/api/public-settings.ts'
import { BackgroundSection } from '#web/features/membership/background-section.tsx'
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
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { focusField } from '#web/ui/form/focus-field.ts'
import { usePhotoPreparation } from '#web/ui/form/photo-preparation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Membership details in three sections, which open one after the other (document 2, section 2). */
export function MembershipScreen() {
  const user = useLoggedInUser()
  const today = useToday()
  const [path, navigate] = useLocation()
  const fromDashboard = homeOf(progressOf(user)) === '/dashboard'
  // The dashboard's path for this page. A new selfie is needed to book, so that leads on.
  const editing =
    fromDashboard && path === '/membership-details' && user.membershipDetails?.selfiePhoto !== null
  const { form, states } = useMembershipForm(user, today)
  const sections = useSections(states)
  const prefilled = useTourPrefill(form, { email: user.email, today })
  const save = useSaveMembership()
  const { onPreparing, afterPreparing } = usePhotoPreparation()
  const [failure, setFailure] = useState<string>()

  function submit({ selfiePhoto, ...details }: MembershipValues) {
    save.mutate(
      { details, selfie: selfiePhoto },
      {
        onSuccess: (reply) => {
          clearMembershipDraft()
          setCurrentUser(reply.user)
          navigate(editing ? '/dashboard' : '/booking')
        },
        onError: (error) => {
          for (const { field, message } of fieldFailures(error)) form.setError(field, { message })
          setFailure(saveFailureText(error))
        },
      },
    )
  }

  function showErrors(errors: FieldErrors<MembershipValues>) {
    const invalid = FIELDS_IN_ORDER.filter(({ field }) => errors[field])
    flushSync(() => sections.show(invalid.map(({ index }) => index)))
    focusField(invalid[0]?.field ?? null)
  }

  const [background, personal, goals] = MEMBERSHIP_SECTIONS
  const section = (index: number) => ({
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
      title="Membership Details"
      subtitle={
        user.membershipCompleted
          ? user.membershipDetails?.selfiePhoto === null
            ? 'We deleted your selfie after your membership ended. Take a new one to book again.'
            : 'Your details are saved. Update anything that has changed.'
          : 'A few details, then pick your seat.'
      }
      {...(fromDashboard && { back: { label: 'Back to Dashboard', href: '/dashboard' } })}
    >
      <form
        noValidate
        onSubmit={afterPreparing(form.handleSubmit(submit, showErrors))}
        className="space-y-4"
      >
        <ConsentNotice needed={user.consentNeeded} />
        <div role="status">
          {prefilled && (
            <Notice>We filled in your background and exam details from your tour request.</Notice>
          )}
          <p className="sr-only">{sections.announcement}</p>
        </div>
        <Section {...section(0)} title={background.title}>
          <BackgroundSection form={form} />
        </Section>
        <Section {...section(1)} title={personal.title}>
          <PersonalSection form={form} />
        </Section>
        <Section {...section(2)} title={goals.title}>
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
            {...(!editing && { trailing: 'arrowRight' as const })}
            busy={save.isPending}
            busyLabel="Saving..."
          >
            {editing ? 'Save' : 'Save and Continue'}
          </Button>
        </div>
      </form>
      <p className="mt-8">
        <TextLink href="/your-data">Your data</TextLink>
      </p>
      <AlertDialog
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        title="Failed to save membership details"
      >
        {failure}
      </AlertDialog>
    </Page>
  )
}

const FIELDS_IN_ORDER = MEMBERSHIP_SECTIONS.flatMap(({ fields }, index) =>
  fields.map((field: MembershipField) => ({ field, index })),
)

function errorText(state: SectionState | undefined): string | undefined {
  if (!state || state.errors === 0) return undefined
  return state.errors === 1
    ? '1 field needs your attention'
    : `${state.errors} fields need your attention`
}
