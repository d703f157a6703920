import type { UserListed } from '#web/api/user.ts'
import { useReactivateUser } from '#web/api/user.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** Asks for confirmation before a user may log in again. */
export function ReactivateDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const reactivate = useReactivateUser(user.id)
  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Reactivate the account of ${user.name}?`}
      cancelLabel="Cancel"
      confirmLabel="Reactivate"
      busy={reactivate.isPending}
      problem={reactivate.error?.message}
      onConfirm={() =>
        reactivate.mutate(undefined, {
          onSuccess: ({ message }) => onClose(`${user.name}: ${message}`),
        })
      }
    >
      <span className="block">
        {user.name} can sign in again. Seats that became free are not taken back.
      </span>
    </AlertDialog>
  )
}
