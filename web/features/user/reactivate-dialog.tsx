import type { UserListed } from '#shared/contract/admin-users.ts'
import { useReactivateUser } from '#web/api/users.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Asks before somebody may sign in again. */
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
      onConfirm={() =>
        reactivate.mutate(undefined, {
          onSuccess: ({ message }) => onClose(`${user.name}: ${message}`),
        })
      }
    >
      <span className="block">
        {user.name} can sign in again. Seats that became free are not taken back.
      </span>
      {reactivate.isError && (
        <span role="alert" className="mt-3 block text-danger">
          {reactivate.error.message}
        </span>
      )}
    </AlertDialog>
  )
}
