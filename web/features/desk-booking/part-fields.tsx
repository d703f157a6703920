import { rupees } from '#shared/domain/booking/prices.ts'
import { lastPayableDay } from '#shared/domain/money/due.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedBooking } from '#web/api/desk-booking.ts'
import { useToday } from '#web/api/public-settings.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { PART_WORDS as WORDS } from '#words/desk-booking.ts'

/** How much is paid now. `amount` and `payableOn` apply only to a part. */
export type Extent = { isPart: boolean; amount: string; payableOn: string }

export const WHOLE: Extent = { isPart: false, amount: '', payableOn: '' }

/** Asks whether everything is paid now, or a part, and until when the rest is to be paid. */
export function PartFields({
  booking,
  extent,
  problems,
  onChange,
}: {
  booking: ListedBooking
  extent: Extent
  problems: { amount?: string | undefined; payableOn?: string | undefined }
  onChange: (changed: Partial<Extent>) => void
}) {
  const today = useToday()
  const left = booking.amount - Number(extent.amount)
  return (
    <>
      <RadioCards
        name="extent"
        label={WORDS.extent}
        columns={2}
        options={[
          { value: 'whole', title: fillIn(WORDS.whole, { amount: rupees(booking.amount) }) },
          { value: 'part', title: WORDS.part },
        ]}
        value={extent.isPart ? 'part' : 'whole'}
        onChange={(value) => onChange({ isPart: value === 'part' })}
      />
      {extent.isPart && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RupeeField
            label={WORDS.now}
            hint={
              extent.amount !== '' && left > 0
                ? fillIn(WORDS.left, { left: rupees(left) })
                : undefined
            }
            maxLength={7}
            value={extent.amount}
            error={problems.amount}
            onChange={(amount) => onChange({ amount })}
          />
          <DatePicker
            label={WORDS.payableOn}
            today={today}
            min={today}
            max={lastPayableDay(booking)}
            value={extent.payableOn}
            error={problems.payableOn}
            onChange={(payableOn) => onChange({ payableOn })}
          />
        </div>
      )}
    </>
  )
}
