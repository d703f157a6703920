import { fillIn } from '#shared/domain/placeholders.ts'
import type { SeatWish } from '#web/hall/seat-wish.ts'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BATCH_LABELS } from '#words/booking-labels.ts'
import { SEAT_WISH } from '#words/seat-wish.ts'

/** Says which seat of the hall map will be filled in when reception books one. */
export function SeatWishNotice({ wish: { seat, batch, day } }: { wish: SeatWish }) {
  return (
    <div className="mb-5">
      <Notice>{fillIn(SEAT_WISH, { seat, batch: BATCH_LABELS[batch], day: localDay(day) })}</Notice>
    </div>
  )
}
