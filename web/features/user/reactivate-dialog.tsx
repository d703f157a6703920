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
      title={`Reactivate ${user.name}'s account?`}
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
        {`${user.name} can log in again. Freed seats are not restored.`}
      </span>
    </AlertDialog>
  )
}
