import { useState } from 'react'
import {
  cycle,
  hourText,
  SLOT_HOURS,
  SLOT_MINUTES,
  slotStart,
  slotText,
} from '#shared/domain/tour/tour-slot.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { Button } from '#web/ui/button.tsx'
import { Cycler } from '#web/ui/cycler.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localTime } from '#web/ui/local-text.ts'
import { LANGUAGE } from '#words/page/language.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'

const WORDS = TOUR_REQUEST_WORDS.time

/** Picks a one-hour slot by its starting hour and minute (specification document 2, section 5). */
export function TimeSlotModal({
  value,
  onConfirm,
  onClose,
}: {
  /** A slot as text, or '' for none. */
  value: string
  onConfirm: (slot: string) => void
  onClose: () => void
}) {
  const [start, setStart] = useState(() => slotStart(value) ?? { hour: 10, minute: 0 as const })
  const slot = slotText(start)
  return (
    <Modal
      open
      onClose={onClose}
      title={WORDS.title}
      description={WORDS.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button onClick={() => onConfirm(slot)}>{WORDS.confirm}</Button>
        </>
      }
    >
      <div className="flex gap-4">
        <Cycler
          first
          label={WORDS.hour}
          text={localHour(start.hour)}
          index={SLOT_HOURS.indexOf(start.hour)}
          count={SLOT_HOURS.length}
          onStep={(step) => setStart({ ...start, hour: cycle(SLOT_HOURS, start.hour, step) })}
        />
        <Cycler
          label={WORDS.minute}
          text={String(start.minute).padStart(2, '0')}
          index={SLOT_MINUTES.indexOf(start.minute)}
          count={SLOT_MINUTES.length}
          onStep={(step) => setStart({ ...start, minute: cycle(SLOT_MINUTES, start.minute, step) })}
        />
      </div>
      <p
        role="status"
        className="mt-4 rounded-control bg-primary-soft px-4 py-3 text-center text-lg font-semibold text-primary"
      >
        {localSlot(slot)}
      </p>
    </Modal>
  )
}

/** Formats an hour without minutes: '9 AM'. */
function localHour(hour: number): string {
  return LANGUAGE === 'en' ? hourText(hour) : localTime(hour, 0)
}
