import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { type BookingAddress, bookingQuery } from '#web/features/desk-booking/booking-address.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { DESK_BOOKING_WORDS as WORDS } from '#words/desk-booking.ts'

/** Prints the shown bookings, and for admins downloads all that match; the demo has no server to make the file. */
export function ListTools({ query }: { query: BookingAddress }) {
  const { mutate, isPending, isError } = useFileDownload()
  const downloads = may(useLoggedInUser(), 'listFiles') && !isDemoMode()
  const filter = bookingQuery({ ...query, page: 1 })
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-2 print:hidden">
      <p role="alert" className="text-danger">
        {isError && WORDS.downloadFailed}
      </p>
      <Button variant="quiet" size="small" onClick={() => print()}>
        {WORDS.print}
      </Button>
      {downloads && (
        <Button
          variant="quiet"
          size="small"
          leading="download"
          busy={isPending}
          busyLabel={WORDS.downloading}
          onClick={() => mutate({ path: `${BOOKINGS_FILE.url}?${filter}`, name: 'bookings.csv' })}
        >
          {WORDS.download}
        </Button>
      )}
    </div>
  )
}
