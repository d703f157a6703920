import { Fragment, useEffect, useRef, useState } from 'react'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { CALENDAR_TYPE } from '#shared/domain/calendar-entry.ts'
import { VISITOR_PASS_SIZE, visitorPassText } from '#shared/domain/pass/passes.ts'
import { type PassRow, picturedRows } from '#shared/domain/pass/visitor-pass-rows.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type PassIntent, passPath } from '#shared/domain/tour/pass-link.ts'
import type { TourPassState } from '#shared/domain/tour/tour-pass-state.ts'
import { TOUR_CALENDAR_FILE, tourCalendar } from '#shared/words/tour-calendar.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { ChangeVisit, MoveVisit } from '#web/features/tour/pass/change-visit.tsx'
import { PassLocation } from '#web/features/tour/pass/pass-location.tsx'
import { lastCheck, removeStoredTour } from '#web/features/tour/pass/stored-tour.ts'
import type { LiveTour } from '#web/features/tour/pass/use-live-tour.ts'
import {
  passRows,
  visitorPass,
  visitorPassFileName,
  visitTexts,
} from '#web/features/tour/pass/visitor-pass.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { saveFile } from '#web/passes/save-file.ts'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { EmailText, OneLine, Sentence } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import {
  ARRIVE_EARLY,
  BRING,
  TOUR_CALENDAR_WORDS,
  VISITOR_PASS_WORDS,
} from '#words/tour/visitor-pass.ts'

const STATE_STYLES: Record<TourPassState, { tone: Tone; icon: IconName }> = {
  expected: { tone: 'success', icon: 'checkCircle' },
  expired: { tone: 'neutral', icon: 'clock' },
  completed: { tone: 'success', icon: 'checkCircle' },
  cancelled: { tone: 'danger', icon: 'alert' },
  deleted: { tone: 'neutral', icon: 'info' },
}

/** The visitor pass: its QR code and ways to save it, or why it is no longer valid. */
export function VisitorPassCard({
  tour,
  state,
  movable,
  outdated,
  intent,
}: LiveTour & { intent?: PassIntent | undefined }) {
  const settings = usePublicSettings()
  const [generatedAt] = useState(() => new Date().toISOString())
  const qrText = visitorPassText(tour, generatedAt, { demo: isDemoMode() })
  const [isStored] = useState(() => lastCheck(tour.id) !== undefined)
  const isExpected = state === 'expected'
  useTopAfterChange(`${state} ${tour.tourDate} ${tour.tourTime}`)
  return (
    <div className="grid gap-6">
      <Card padded={false}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-4 border-accent bg-brand px-5 py-4 text-on-brand [print-color-adjust:exact] sm:px-7">
          <p className="font-display text-xl leading-tight font-semibold">{settings.name}</p>
          <p>{VISITOR_PASS_WORDS.pass}</p>
        </div>
        <div className="grid items-center gap-6 p-5 sm:p-7 grid-cols-[minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)] md:gap-9">
          <div className="flex max-w-72 flex-col items-center gap-3 justify-self-center text-center">
            {isExpected && (
              <div data-keep-clear className="overflow-hidden rounded-card border border-line">
                <QrCode text={qrText} size={VISITOR_PASS_SIZE} label={VISITOR_PASS_WORDS.qrCode} />
              </div>
            )}
            <div role="status" className="flex flex-col items-center gap-3">
              <Badge {...STATE_STYLES[state]}>{VISITOR_PASS_WORDS.status[state]}</Badge>
              <p className="font-medium text-pretty">
                <StateText state={state} tour={tour} />
              </p>
              {isExpected && (
                <p className="-mt-2 text-pretty text-ink-soft">{VISITOR_PASS_WORDS.changes}</p>
              )}
              {outdated && <OutdatedNote {...outdated} />}
            </div>
          </div>
          <PassDetails tour={tour} />
        </div>
        <PassLocation />
      </Card>
      {isExpected && <PassActions tour={tour} qrText={qrText} />}
      {isExpected && (
        <div className="print:hidden">
          <Notice>
            <p>{ARRIVE_EARLY}</p>
            <p className="mt-1">{BRING}</p>
            {isStored && <p className="mt-1">{VISITOR_PASS_WORDS.stored}</p>}
          </Notice>
        </div>
      )}
      {isExpected && <ChangeVisit tour={tour} intent={intent} />}
      {!isExpected && movable && (
        <MoveVisit tour={tour} intent={intent}>
          {VISITOR_PASS_WORDS.missed}
        </MoveVisit>
      )}
      {isExpected ? (
        <ButtonLink href="/" size="large" block variant="quiet">
          {VISITOR_PASS_WORDS.back}
        </ButtonLink>
      ) : (
        <PastActions state={state} />
      )}
    </div>
  )
}

/** Shows the top of the page when the tour has changed: the buttons that change it are at the bottom. */
function useTopAfterChange(shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    window.scrollTo({ top: 0 })
  }, [shown])
}

/** Says what the state means for the visitor. */
function StateText({ state, tour }: { state: TourPassState; tour: PassTour }) {
  const { day, time } = visitTexts(tour)
  return (
    <Sentence
      text={VISITOR_PASS_WORDS.means[state]}
      day={<OneLine>{day}</OneLine>}
      time={<OneLine>{time}</OneLine>}
    />
  )
}

/** Says that the server can't be reached, and how old the status is. */
function OutdatedNote({ at }: { at: Date | undefined }) {
  const { timeZone } = usePublicSettings()
  return (
    <p className="text-sm text-pretty text-ink-soft">
      {at && `${fillIn(VISITOR_PASS_WORDS.asOf, momentTexts(timeZone, at))} `}
      {VISITOR_PASS_WORDS.notChecked}
    </p>
  )
}

function momentTexts(timeZone: string, at: Date) {
  return { day: localDay(dayIn(timeZone, at)), time: hallTime(timeZone, at) }
}

function PassActions({ tour, qrText }: { tour: PassTour; qrText: string }) {
  const settings = usePublicSettings()
  const pass = visitorPass(tour, { hallDetails: settings, qrText })
  const { saving, failed, save, share } = useSavePass(pass, visitorPassFileName(tour))
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button
        size="large"
        block
        leading="download"
        busy={saving}
        busyLabel={VISITOR_PASS_WORDS.preparing}
        onClick={save}
      >
        {VISITOR_PASS_WORDS.download}
      </Button>
      {share && (
        <Button size="large" block variant="secondary" leading="upload" onClick={share}>
          {VISITOR_PASS_WORDS.share}
        </Button>
      )}
      <CalendarButton tour={tour} />
      <p role="status" className="text-center text-danger empty:hidden sm:col-span-2">
        {failed && VISITOR_PASS_WORDS.saveFailed}
      </p>
    </div>
  )
}

/** Saves the tour as a file that phones and computers open in their calendar. */
function CalendarButton({ tour }: { tour: PassTour }) {
  const settings = usePublicSettings()
  function save() {
    const file = tourCalendar(TOUR_CALENDAR_WORDS, {
      ...tour,
      hallDetails: settings,
      timeZone: settings.timeZone,
      link: `${location.origin}${passPath(tour.id)}`,
      madeAt: new Date(),
    })
    if (file) saveFile(new Blob([file], { type: CALENDAR_TYPE }), TOUR_CALENDAR_FILE)
  }
  return (
    <Button size="large" block variant="secondary" leading="calendar" onClick={save}>
      {VISITOR_PASS_WORDS.addToCalendar}
    </Button>
  )
}

function PastActions({ state }: { state: TourPassState }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {state !== 'completed' && (
        <ButtonLink href="/tour" size="large" block onClick={removeStoredTour}>
          {VISITOR_PASS_WORDS.again}
        </ButtonLink>
      )}
      <ButtonLink href="/" size="large" block variant="secondary">
        {VISITOR_PASS_WORDS.back}
      </ButtonLink>
    </div>
  )
}

/** The visit first, then what reception knows about the visitor, in smaller type. */
function PassDetails({ tour }: { tour: PassTour }) {
  const rows = passRows(tour)
  const visit = picturedRows(rows)
  const visitor = rows.filter((row) => !visit.includes(row))
  return (
    <div>
      <DescriptionList rows={visit.map(descriptionRow)} />
      {visitor.length > 0 && (
        <div className="mt-3 rounded-control bg-sunken px-4 py-3 text-sm">
          <h2 className="font-semibold">{VISITOR_PASS_WORDS.details}</h2>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {visitor.map(descriptionRow).map(({ label, value }) => (
              <Fragment key={label}>
                <dt className="text-ink-soft">{label}</dt>
                <dd className="break-words">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function descriptionRow({ field, label, value }: PassRow) {
  if (field === 'email') return { label, value: <EmailText>{value}</EmailText> }
  return { label, value: field === 'tourTime' ? <OneLine>{value}</OneLine> : value }
}
