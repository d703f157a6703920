import { TimeSlotModal } from '#web/features/tour/request/time-slot-modal.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { type PickerBinding, PickerField } from '#web/ui/form/picker-field.tsx'

/** A button that shows the chosen slot and opens the time picker. Accepts a Controller's `field`. */
export function TimeSlotField({ value, ...binding }: PickerBinding & { value: string }) {
  return (
    <PickerField
      {...binding}
      shown={value}
      placeholder="Select a time"
      icon="clock"
      onChosen={(_, control) => focusFieldAfter(control)}
      dialog={(actions) => <TimeSlotModal value={value} {...actions} />}
    />
  )
}
