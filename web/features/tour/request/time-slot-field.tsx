import { localSlot } from '#web/hall/local-slot.ts'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { type PickerBinding, PickerField } from '#web/ui/form/picker-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'

/** Loads the time picker. */
export const loadTimeSlotModal = async () =>
  (await import('#web/features/tour/request/time-slot-modal.tsx')).TimeSlotModal
const TimeSlotModal = lazyPart(loadTimeSlotModal)

/** A button that shows the chosen slot and opens the time picker. Accepts a Controller's `field`. */
export function TimeSlotField({ value, ...binding }: PickerBinding & { value: string }) {
  return (
    <PickerField
      {...binding}
      shown={localSlot(value)}
      placeholder={TOUR_REQUEST_WORDS.time.choose}
      icon="clock"
      onChosen={(_, control) => focusFieldAfter(control)}
      onApproach={() => void loadTimeSlotModal().catch(() => undefined)}
      dialog={(actions) => <TimeSlotModal value={value} {...actions} />}
    />
  )
}
