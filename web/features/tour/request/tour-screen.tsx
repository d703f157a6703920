import { useEffect, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { removeStoredTour, storedTour } from '#web/features/tour/pass/stored-tour.ts'
import { loadTimeSlotModal } from '#web/features/tour/request/time-slot-field.tsx'
import { loadTourDraft } from '#web/features/tour/request/tour-draft.ts'
import { STEP_FIELDS, TOUR_STEPS } from '#web/features/tour/request/tour-steps.ts'
import { isEmptyTour } from '#web/features/tour/request/tour-values.ts'
import { useTourForm } from '#web/features/tour/request/use-tour-form.ts'
import { useTourSteps } from '#web/features/tour/request/use-tour-steps.ts'
import { VisitStep } from '#web/features/tour/request/visit-step.tsx'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { StepTitle } from '#web/ui/step-title.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { whenIdle } from '#web/ui/when-idle.ts'
import { SHELL_WORDS } from '#words/page/shell.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'
import { CONSENT_LINES } from '#words/user/consent.ts'

const LOADING = <Spinner label={SHELL_WORDS.loading} className="size-8" />

const loadAbout = async () => (await import('#web/features/tour/request/about-step.tsx')).AboutStep
const loadPlans = async () => (await import('#web/features/tour/request/plans-step.tsx')).PlansStep
const loadSending = async () =>
  (await import('#web/features/tour/request/tour-sending.tsx')).TourSending
const OpenTour = lazyPart(
  async () => (await import('#web/features/tour/request/open-tour.tsx')).OpenTour,
  LOADING,
)
const AboutStep = lazyPart(loadAbout, LOADING)
const PlansStep = lazyPart(loadPlans, LOADING)
const TourSending = lazyPart(loadSending)

/** How many questions each of the later steps has. */
const QUESTION_COUNTS = { about: STEP_FIELDS.about.length, plans: STEP_FIELDS.plans.length }

const STEP_NAMES = TOUR_STEPS.map((step) => TOUR_REQUEST_WORDS.steps[step])

/**
 * The tour request form in steps (specification document 2, section 2), or, if this browser has an open tour, first
 * that tour.
 */
export function TourScreen() {
  const today = useToday()
  const [openTour, setOpenTour] = useState(() =>
    isEmptyTour(loadTourDraft()) ? storedTour(today) : undefined,
  )
  const form = useTourForm(today)
  const [sending, setSending] = useState(false)
  const { step, takesFocus, show, submit, goBack } = useTourSteps(form, today, () =>
    setSending(true),
  )
  useEffect(() => whenIdle(loadLaterSteps), [])
  const isFirst = step === TOUR_STEPS[0]
  const isLast = step === TOUR_STEPS.at(-1)

  function closeSending(field?: TourField) {
    setSending(false)
    if (field) show([field])
  }

  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      back={
        isFirst || openTour
          ? { label: TOUR_REQUEST_WORDS.home, href: '/' }
          : { label: TOUR_REQUEST_WORDS.back, onPress: goBack }
      }
      title={
        <StepTitle step={openTour ? 'open' : step} takesFocus={takesFocus}>
          {TOUR_REQUEST_WORDS.title}
        </StepTitle>
      }
      subtitle={isFirst || openTour ? TOUR_REQUEST_WORDS.subtitle : undefined}
    >
      {openTour ? (
        <OpenTour
          tour={openTour}
          onNewTour={() => setOpenTour(undefined)}
          onForget={() => {
            removeStoredTour()
            setOpenTour(undefined)
          }}
        />
      ) : (
        <form
          noValidate
          onSubmit={submit}
          onFocus={loadLaterSteps}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <Steps steps={STEP_NAMES} current={TOUR_STEPS.indexOf(step) + 1} />
          {step === 'visit' && <VisitStep form={form} today={today} />}
          {step === 'about' && <AboutStep form={form} />}
          {step === 'plans' && <PlansStep form={form} today={today} />}
          {isLast && <ConsentLine text={CONSENT_LINES.tour} />}
          <div className="grid gap-2">
            <Button
              type="submit"
              size="large"
              block
              trailing="arrowRight"
              aria-describedby="tour-after"
            >
              {isLast ? TOUR_REQUEST_WORDS.submit : TOUR_REQUEST_WORDS.next}
            </Button>
            <p id="tour-after" className="text-center text-sm text-ink-soft">
              {fillIn<string>(TOUR_REQUEST_WORDS.after[step], QUESTION_COUNTS)}
            </p>
          </div>
        </form>
      )}
      <p className="mt-8 text-ink-soft">
        <Sentence
          text={TOUR_REQUEST_WORDS.askedBefore}
          link={<TextLink href="/your-tours">{TOUR_REQUEST_WORDS.yourTours}</TextLink>}
        />
      </p>
      <HallContact />
      {sending && <TourSending form={form} onClose={closeSending} />}
    </Page>
  )
}

/** Preloads the later steps, when the page is idle or the visitor fills in the first one. */
function loadLaterSteps(): void {
  void Promise.allSettled([loadAbout(), loadPlans(), loadSending(), loadTimeSlotModal()])
}
