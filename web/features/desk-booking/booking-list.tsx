import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { ListedBooking, useBookings } from '#web/api/booking/desk-booking.ts'
import { type BookingAction, BookingActions } from '#web/features/desk-booking/booking-actions.tsx'
import {
  BookingContact,
  MemberLine,
  MemberLink,
} from '#web/features/desk-booking/booking-member.tsx'
import { BookingBadges, BookingFacts, BookingRow } from '#web/features/desk-booking/booking-row.tsx'
import type { BookingUrl } from '#web/features/desk-booking/booking-url.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { SHORT_BATCH_NAMES } from '#web/hall/short-batch-names.ts'
import { Sentence } from '#web/ui/inline-text.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { columnSort } from '#web/ui/list/column-sort.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Column } from '#web/ui/list/list-table.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { LIST_FILE_WORDS as TITLES } from '#words/admin/list-files.ts'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

const SelectedBookings = lazyPart(
  async () => (await import('#web/features/desk-booking/selected-bookings.tsx')).SelectedBookings,
)

/** The matching bookings, or a message that says why there are none. */
export function BookingList({
  bookings,
  printed,
  query,
  onQuery,
  onAction,
  onNoted,
}: {
  bookings: ReturnType<typeof useBookings>
  /** All rows, while they are printed. */
  printed: readonly ListedBooking[] | undefined
  query: BookingUrl
  onQuery: (changed: Partial<BookingUrl>) => void
  onAction: (act: BookingAction, booking: ListedBooking) => void
  onNoted: (message: string) => void
}) {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set())
  const rows = printed ?? bookings.data?.rows
  const chosen = (rows ?? []).filter(({ id }) => selected.has(id))
  const columns: Column<ListedBooking>[] = [
    {
      title: TITLES.name,
      className: 'min-w-56',
      cell: (booking) => (
        <>
          <MemberLink booking={booking} />
          <MemberLine booking={booking} />
          <BookingContact booking={booking} />
        </>
      ),
    },
    {
      title: TITLES.seat,
      className: 'min-w-36',
      cell: ({ seat, room, batch, duration }) => (
        <>
          <p>
            <Sentence
              text={DESK_BOOKING_WORDS.seatInRoom}
              seat={<strong>{seat}</strong>}
              room={ROOM_LABELS[room]}
            />
          </p>
          <p className="text-ink-soft">
            {SHORT_BATCH_NAMES[batch]}, {DURATION_LABELS[duration]}
          </p>
        </>
      ),
    },
    {
      title: TITLES.lastDay,
      // The first and the last day have a line each.
      className: 'min-w-30',
      cell: localPeriod,
      sort: columnSort(query.sort, {
        up: 'ends',
        down: 'endsLast',
        onSort: (sort) => onQuery({ sort }),
      }),
    },
    {
      title: TITLES.amount,
      className: 'text-right tabular-nums',
      cell: ({ amount }) => rupees(amount),
    },
    {
      title: TITLES.state,
      cell: (booking) => (
        <>
          <BookingBadges booking={booking} />
          <BookingFacts booking={booking} />
        </>
      ),
    },
    {
      title: LIST_TOOL_WORDS.actions,
      className: 'print:hidden',
      cell: (booking) => (
        <BookingActions
          booking={booking}
          dense
          className="flex flex-wrap justify-end gap-1"
          onAction={(act) => onAction(act, booking)}
        />
      ),
    },
  ]
  return (
    <>
      {chosen.length > 0 && (
        <SelectedBookings
          bookings={chosen}
          onClear={() => onSelect(new Set())}
          onNoted={(message) => {
            onSelect(new Set())
            onNoted(message)
          }}
        />
      )}
      <PagedList
        query={bookings}
        rows={rows}
        total={bookings.data?.total}
        more={bookings.data?.more}
        page={query.page}
        onPage={(page) => onQuery({ page })}
        words={DESK_BOOKING_WORDS}
        empty={
          <EmptyState title={DESK_BOOKING_WORDS.noneTitle} icon="seat">
            {DESK_BOOKING_WORDS.none}
          </EmptyState>
        }
        table={{
          columns,
          selection: {
            selected,
            onSelect,
            nameOf: ({ email, name }) => (email === '' ? undefined : name),
          },
        }}
      >
        {(booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            onAction={(act) => onAction(act, booking)}
          />
        )}
      </PagedList>
    </>
  )
}
