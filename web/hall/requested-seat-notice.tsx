import { fillIn } from '#shared/domain/placeholders.ts'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BATCH_LABELS } from '#words/booking/booking-labels.ts'
import { REQUESTED_SEAT } from '#words/booking/requested-seat.ts'

/** Says which seat of the hall map will be filled in when reception books one. */
export function RequestedSeatNotice({
  requestedSeat: { seat, batch, day },
}: {
  requestedSeat: RequestedSeat
}) {
  return (
    <div className="mb-5">
      <Notice>
        {fillIn(REQUESTED_SEAT, { seat, batch: BATCH_LABELS[batch], day: localDay(day) })}
      </Notice>
    </div>
  )
}
