import { useState } from 'react'
import type { PassIntent } from '#shared/domain/tour/pass-link.ts'
import { CancelVisit } from '#web/features/tour/pass/cancel-visit.tsx'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { VISITOR_PASS_WORDS } from '#words/tour/visitor-pass.ts'

const loadMoveDialog = async () =>
  (await import('#web/features/tour/pass/move-dialog.tsx')).MoveDialog
const MoveDialog = lazyPart(loadMoveDialog)

/** Lets visitors move or cancel their tour. An emailed link opens one of the dialogs at once. */
export function ChangeVisit({ tour, intent }: { tour: PassTour; intent: PassIntent | undefined }) {
  return (
    <div className="grid justify-items-center gap-2 print:hidden">
      <p className="text-center text-ink-soft">{VISITOR_PASS_WORDS.cannotCome}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <MoveVisit tour={tour} intent={intent}>
          {VISITOR_PASS_WORDS.change}
        </MoveVisit>
        <CancelVisit tour={tour} intent={intent} />
      </div>
    </div>
  )
}

/** A button that opens the dialog with the day and the slot. */
export function MoveVisit({
  tour,
  intent,
  children,
}: {
  tour: PassTour
  intent: PassIntent | undefined
  children: string
}) {
  const [open, setOpen] = useState(intent === 'change')
  const [moved, setMoved] = useState(false)
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="small"
        leading="calendar"
        onPointerEnter={() => void loadMoveDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <p role="status" className="text-sm text-success empty:hidden">
        {moved && VISITOR_PASS_WORDS.changed}
      </p>
      {open && (
        <MoveDialog
          tour={tour}
          onMoved={() => {
            setMoved(true)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
