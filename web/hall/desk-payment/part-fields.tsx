import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { lastPayableDay } from '#shared/domain/money/due.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { PART_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Whether the whole amount is paid now, or a part of it; `amount` and `payableOn` describe the part. */
export type PartChoice = { isPart: boolean; amount: string; payableOn: string }

export const WHOLE_AMOUNT: PartChoice = { isPart: false, amount: '', payableOn: '' }

/** Asks whether the whole amount is paid now or a part, and by when the rest must be paid. */
export function PartFields({
  booking,
  choice,
  problems,
  onChange,
}: {
  booking: { amount: number; endDate: CalendarDay }
  choice: PartChoice
  problems: { amount?: string | undefined; payableOn?: string | undefined }
  onChange: (changed: Partial<PartChoice>) => void
}) {
  const today = useToday()
  const left = booking.amount - Number(choice.amount)
  return (
    <>
      <RadioCards
        name="part"
        label={WORDS.howMuch}
        columns={2}
        options={[
          { value: 'whole', title: fillIn(WORDS.whole, { amount: rupees(booking.amount) }) },
          { value: 'part', title: WORDS.part },
        ]}
        value={choice.isPart ? 'part' : 'whole'}
        onChange={(value) => onChange({ isPart: value === 'part' })}
      />
      {choice.isPart && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RupeeField
            label={WORDS.now}
            hint={
              choice.amount !== '' && left > 0
                ? fillIn(WORDS.left, { left: rupees(left) })
                : undefined
            }
            maxLength={7}
            value={choice.amount}
            error={problems.amount}
            onChange={(amount) => onChange({ amount })}
          />
          <DatePicker
            label={WORDS.payableOn}
            today={today}
            min={today}
            max={lastPayableDay(booking)}
            value={choice.payableOn}
            error={problems.payableOn}
            onChange={(payableOn) => onChange({ payableOn })}
          />
        </div>
      )}
    </>
  )
}
