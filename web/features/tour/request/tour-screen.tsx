import type { FieldErrors } from 'react-hook-form'
import { TOUR_FIELDS, type TourForm } from '#shared/domain/tour/tour-form.ts'
import { CONSENT_LINES } from '#shared/words/en/consent.ts'
import { useToday } from '#web/api/public-settings.ts'
import { DeclarationModal } from '#web/features/tour/request/declaration-modal.tsx'
import { PlanFields } from '#web/features/tour/request/plan-fields.tsx'
import { StudyFields } from '#web/features/tour/request/study-fields.tsx'
import { useTourForm } from '#web/features/tour/request/use-tour-form.ts'
import { useTourRequest } from '#web/features/tour/request/use-tour-request.ts'
import { VisitFields } from '#web/features/tour/request/visit-fields.tsx'
import { VisitorFields } from '#web/features/tour/request/visitor-fields.tsx'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { focusField } from '#web/ui/form/focus-field.ts'
import { Page } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The tour request form (document 2, section 2). */
export function TourScreen() {
  const today = useToday()
  const form = useTourForm(today)
  const request = useTourRequest(form)

  function closeRefusal() {
    request.closeRefusal()
    focusField(request.refusal?.field ?? null)
  }

  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      back={{ label: 'Back to home', href: '/' }}
      title="Request a Tour"
      subtitle="See the rooms, try a seat, ask anything. Get your pass instantly."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(request.declare, focusFirstInvalid)}
        className="grid gap-5"
      >
        <VisitorFields form={form} />
        <VisitFields form={form} today={today} />
        <StudyFields form={form} today={today} />
        <PlanFields form={form} today={today} />
        <ConsentLine text={CONSENT_LINES.tour} />
        <Button type="submit" size="large" block trailing="arrowRight">
          Request Tour
        </Button>
      </form>
      <p className="mt-8 text-ink-soft">
        Asked for a tour before?{' '}
        <TextLink href="/your-tours">See or delete your tour data</TextLink>
      </p>
      <HallContact />
      {request.declaring && (
        <DeclarationModal
          sending={request.sending}
          onAgreed={request.send}
          onClose={request.cancel}
        />
      )}
      <AlertDialog
        open={request.refusal !== undefined}
        onClose={closeRefusal}
        title="Your request was not sent"
      >
        {request.refusal?.message}
      </AlertDialog>
    </Page>
  )
}

function focusFirstInvalid(errors: FieldErrors<TourForm>) {
  focusField(TOUR_FIELDS.find((field) => errors[field]) ?? null)
}
