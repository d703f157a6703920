import { fillIn } from '#shared/domain/placeholders.ts'
import type { UserSummary } from '#web/api/user/user.ts'
import { useReactivateUser } from '#web/api/user/user.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { USER_DIALOGS, USER_MESSAGES } from '#words/user/user-management.ts'

/** Asks for confirmation before a user may log in again. */
export function ReactivateDialog({
  user,
  onClose,
}: {
  user: UserSummary
  onClose: (message?: string) => void
}) {
  const reactivate = useReactivateUser(user.id)
  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={fillIn(USER_DIALOGS.reactivateTitle, { name: user.name })}
      cancelLabel={USER_DIALOGS.cancel}
      confirmLabel={USER_DIALOGS.reactivate}
      busy={reactivate.isPending}
      problem={reactivate.error?.message}
      onConfirm={() =>
        reactivate.mutate(undefined, {
          onSuccess: () => onClose(`${user.name}: ${USER_MESSAGES.reactivated}`),
        })
      }
    >
      <span className="block">{fillIn(USER_DIALOGS.reactivateEffect, { name: user.name })}</span>
    </AlertDialog>
  )
}
