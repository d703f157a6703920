import { keepsSeat } from '#shared/domain/booking/booking-state.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import type { SeatHolder } from '#web/api/booking/hall-map.ts'
import { holderName } from '#web/features/hall-map/seat-text.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { hallMoment } from '#web/hall/hall-time.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { LazyBookingContact } from '#web/hall/lazy-booking-contact.tsx'
import { localPeriod } from '#web/hall/local-period.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { BATCH_LABELS } from '#words/booking/booking-labels.ts'
import { STANDING_LABELS, HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'
import { LAST_CONTACT_WORDS } from '#words/user/member-notes.ts'

/** The holder of a seat, with links to the member and to the booking. */
export function HolderDetails({
  holder,
  seat,
  onMove,
}: {
  holder: SeatHolder
  seat: string
  /** Moves the booking to another seat. */
  onMove: () => void
}) {
  const { timeZone } = usePublicSettings()
  const days = useStudyDays()
  const { memberId, phoneNumber, holdUntil, open, payableOn } = holder
  const name = holderName(holder)
  const held = holdUntil === null ? undefined : new Date(holdUntil)
  const rows = [
    { label: WORDS.memberId, value: memberId },
    {
      label: WORDS.phone,
      value: phoneNumber !== null && (
        <LazyBookingContact
          booking={{
            ...holder,
            phoneNumber,
            id: holder.bookingId,
            seat,
            due: payableOn === null ? null : { open, payableOn },
          }}
        />
      ),
    },
    { label: WORDS.batch, value: BATCH_LABELS[holder.batch] },
    { label: WORDS.days, value: localPeriod(holder) },
    { label: WORDS.open, value: open > 0 && rupees(open) },
    {
      label: WORDS.heldUntil,
      value: held && !holder.utrSent && hallMoment(timeZone, held),
    },
    {
      label: LAST_CONTACT_WORDS.title,
      value: holder.lastContact && lastContactText(holder.lastContact, timeZone),
    },
  ]
  return (
    <section aria-label={name} className="py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg wrap-anywhere">{name}</strong>
        <BookingStateBadge state={holder.state} utrSent={holder.utrSent} />
        {holder.ending && (
          <Badge tone="warning" icon="clock">
            {STANDING_LABELS.ending}
          </Badge>
        )}
      </p>
      <DescriptionList rows={rows.filter(({ value }) => Boolean(value))} />
      <div className="mt-3 flex flex-wrap gap-2">
        {holder.name !== '' && (
          <ButtonLink
            href={`/user-management?user=${holder.userId}`}
            size="small"
            leading="user"
            aria-label={fillIn(WORDS.openMemberLabel, { name })}
          >
            {WORDS.openMember}
          </ButtonLink>
        )}
        <ButtonLink
          href={`/admin/bookings?booking=${holder.bookingId}`}
          variant="secondary"
          size="small"
          leading="calendar"
          aria-label={fillIn(WORDS.openBookingLabel, { name })}
        >
          {WORDS.openBooking}
        </ButtonLink>
        {keepsSeat(holder, days) && (
          <Button
            variant="secondary"
            size="small"
            leading="seat"
            aria-label={fillIn(WORDS.moveLabel, { name })}
            onClick={onMove}
          >
            {WORDS.move}
          </Button>
        )}
      </div>
    </section>
  )
}
