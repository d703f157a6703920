import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import type { ShownVisitor } from '#web/gate/gate-state.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { GATE_VERDICT_WORDS as WORDS } from '#words/door/gate.ts'

/** The visitor of a scanned pass, with a link to the QR scanner, which completes the tour. */
export function VisitorPanel({
  visitor: { name, tourDate, tourTime },
  onNext,
}: {
  visitor: ShownVisitor
  onNext: () => void
}) {
  const day = isCalendarDay(tourDate) ? localDay(tourDate) : tourDate
  return (
    <section className="gate-area absolute inset-0 bg-info-soft">
      <div className="gate-lines gate-visitor grid h-full place-content-center-safe justify-items-center overflow-y-auto text-center">
        <Icon name="calendar" className="gate-sign text-info" />
        <h2 className="gate-word font-display leading-none font-semibold">{WORDS.visitor}</h2>
        <p className="gate-name leading-tight font-semibold wrap-anywhere">{name}</p>
        <p className="gate-title leading-tight">
          {[day, localSlot(tourTime)].filter(Boolean).join(' · ')}
        </p>
        <p className="gate-text text-ink-soft">{WORDS.visitorTodo}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href="/admin/qr-scanner" size="large" leading="scan">
            {WORDS.openScanner}
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={onNext}>
            {WORDS.next}
          </Button>
        </div>
      </div>
    </section>
  )
}
