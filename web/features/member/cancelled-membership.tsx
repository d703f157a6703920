import type { User } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.cancelled

/** Says which booking was cancelled, and whom to ask. */
export function CancelledMembership({ booking }: { booking: NonNullable<User['cancelled']> }) {
  const { contactPhone: phone } = usePublicSettings()
  const { seat, room } = booking
  return (
    <Notice tone="warning" title={WORDS.title}>
      <p>{fillIn(WORDS.text, { seat, room: ROOM_LABELS[room], days: localPeriod(booking) })}</p>
      <p>{phone === '' ? WORDS.ask : fillIn(WORDS.askPhone, { phone })}</p>
    </Notice>
  )
}
