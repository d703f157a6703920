import type { Booking } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { CONGRATULATIONS_WORDS } from '#words/booking/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.firstDay

/** Says when and where the new membership begins, when it ends, and what to bring. */
export function FirstDay({ booking }: { booking: Booking }) {
  const { startDate, endDate, duration, batch, room, seat } = booking
  const until = fillIn(WORDS.untilDay, {
    day: localDay(lastPaidDay(endDate)),
    duration: DURATION_LABELS[duration],
  })
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <div className="mt-2 -mb-3">
        <DescriptionList
          rows={[
            { label: WORDS.seat, value: seat || WORDS.anySeat },
            { label: WORDS.room, value: ROOM_LABELS[room] },
            { label: WORDS.day, value: localDay(startDate) },
            { label: WORDS.until, value: until },
            { label: WORDS.hours, value: <KeepTogether>{BATCH_LABELS[batch]}</KeepTogether> },
            { label: WORDS.bring, value: WORDS.idAndPhone },
          ]}
        />
      </div>
    </Card>
  )
}
