import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { mayResetFactor } from '#shared/domain/user/second-factor.ts'
import { useResetSecondFactor, type ViewedUser } from '#web/api/user/user.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { USER_FACTOR_WORDS } from '#words/user/user-management.ts'

/** Says whether a staff member has a second factor, with a button that resets it after a lost phone. */
export function UserSecondFactor({ user }: { user: ViewedUser }) {
  const me = useLoggedInUser()
  const [asking, setAsking] = useState(false)
  const reset = useResetSecondFactor(user.id)
  if (!user.secondFactorOn) return USER_FACTOR_WORDS.off
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {USER_FACTOR_WORDS.on}
      {mayResetFactor(me, user) && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {USER_FACTOR_WORDS.reset}
        </Button>
      )}
      {/* The list aligns its values to the right. */}
      <div className="text-left">
        <AlertDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={fillIn(USER_FACTOR_WORDS.title, { name: user.name })}
          cancelLabel={USER_FACTOR_WORDS.cancel}
          confirmLabel={USER_FACTOR_WORDS.confirm}
          danger
          busy={reset.isPending}
          busyLabel={USER_FACTOR_WORDS.busy}
          problem={reset.error?.message}
          onConfirm={() => reset.mutate(undefined, { onSuccess: () => setAsking(false) })}
        >
          {USER_FACTOR_WORDS.effect}
        </AlertDialog>
      </div>
    </div>
  )
}
