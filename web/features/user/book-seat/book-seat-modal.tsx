import { useBookingSettings } from '#web/api/admin/public-settings.ts'
import { useUser, type ViewedUser } from '#web/api/user/user.ts'
import { BookSeat } from '#web/features/user/book-seat/book-seat.tsx'
import { UserLoading } from '#web/features/user/user-loading.tsx'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user/user-management.ts'

/** Books a seat for a member, or says what the member must do first. */
export function BookSeatModal({
  id,
  requestedSeat,
  onClose,
}: {
  id: string
  /** The seat of the hall map to fill in. */
  requestedSeat: RequestedSeat | undefined
  onClose: () => void
}) {
  const user = useUser(id)
  const settings = useBookingSettings()
  const missing = user.data && missingText(user.data)
  if (user.data && settings && missing === undefined) {
    const { prices, roomRules } = settings
    return (
      <BookSeat
        user={user.data}
        prices={prices}
        roomRules={roomRules}
        requestedSeat={requestedSeat}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal open onClose={onClose} title={WORDS.title} description={user.data?.name} textOnly>
      {missing === undefined ? (
        <UserLoading user={user} />
      ) : (
        <Notice tone="warning">{missing}</Notice>
      )}
    </Modal>
  )
}

function missingText({ membershipDetails, consent }: ViewedUser): string | undefined {
  if (!membershipDetails) return WORDS.detailsMissing
  if (membershipDetails.selfiePhoto === null) return WORDS.selfieMissing
  return consent.needed ? WORDS.consentMissing[consent.needed] : undefined
}
