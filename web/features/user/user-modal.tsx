import { lazy, Suspense } from 'react'
import { mayErase } from '#shared/domain/personal-data/erasure.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { useUser, type ViewedUser } from '#web/api/user/user.ts'
import { UserLoading } from '#web/features/user/user-loading.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { USER_DETAILS, USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

/** Loaded on demand, because it contains a form. */
const UserDetails = lazy(async () => ({
  default: (await import('#web/features/user/user-details.tsx')).UserDetails,
}))

/** Everything that staff may see about a user. */
export function UserModal({
  id,
  onClose,
  onBook,
  onErase,
}: {
  id: string
  onClose: () => void
  onBook: (user: ViewedUser) => void
  onErase: (user: ViewedUser) => void
}) {
  const user = useUser(id)
  const me = useLoggedInUser()
  const erasable = user.data !== undefined && mayErase(me, user.data)
  const bookable = user.data?.active && !isStaff(user.data)
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      textOnly
      title={user.data?.name ?? USER_MANAGEMENT_WORDS.user}
      footer={
        erasable || bookable ? (
          <>
            {erasable && (
              <Button
                variant="secondary"
                className="text-danger!"
                leading="trash"
                onClick={() => user.data && onErase(user.data)}
              >
                {USER_DETAILS.erase}
              </Button>
            )}
            {bookable && (
              <Button leading="seat" onClick={() => user.data && onBook(user.data)}>
                {USER_DETAILS.book}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {user.data ? (
        <Suspense fallback={<UserLoading user={user} />}>
          <UserDetails user={user.data} />
        </Suspense>
      ) : (
        <UserLoading user={user} />
      )}
    </Modal>
  )
}
