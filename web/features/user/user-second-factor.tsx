import { useState } from 'react'
import { mayResetFactor } from '#shared/domain/user/second-factor.ts'
import { type UserViewed, useResetSecondFactor } from '#web/api/user.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** Whether an admin has a second factor, with a reset for those who have lost their phone. */
export function UserSecondFactor({ user }: { user: UserViewed }) {
  const { _id, role } = useLoggedInUser()
  const [asking, setAsking] = useState(false)
  const reset = useResetSecondFactor(user.id)
  if (!user.secondFactorOn) return 'Off'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      On
      {mayResetFactor({ id: _id, role }, user) && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Reset second factor
        </Button>
      )}
      {/* The list aligns its values to the right. */}
      <div className="text-left">
        <AlertDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={`Reset ${user.name}'s second factor?`}
          cancelLabel="Cancel"
          confirmLabel="Reset"
          danger
          busy={reset.isPending}
          busyLabel="Resetting..."
          problem={reset.error?.message}
          onConfirm={() => reset.mutate(undefined, { onSuccess: () => setAsking(false) })}
        >
          For a lost phone. They are logged out everywhere and log in with the password alone. Make
          sure that it's really them who ask. We'll email them.
        </AlertDialog>
      </div>
    </div>
  )
}
