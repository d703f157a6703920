import { useState } from 'react'
import type { ListedGate } from '#shared/contract/door/gate.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { useGates, useRevokeGate } from '#web/api/door/gate.ts'
import { GateCard } from '#web/features/gate/gates/gate-card.tsx'
import { OwnPinForm } from '#web/features/gate/gates/own-pin-form.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { GATES_WORDS as WORDS } from '#words/door/gates.ts'

/** The gates, which admins set up and revoke, and the user's own PIN for them. */
export function GatesScreen() {
  const gates = useGates()
  const [toRevoke, setToRevoke] = useState<ListedGate>()
  const [done, setDone] = useState<string>()
  const revoke = useRevokeGate(() => {
    setToRevoke(undefined)
    setDone(WORDS.revoked)
  })
  const canManage = may(useLoggedInUser(), 'gates')
  const setUpLink = canManage && <ButtonLink href="/gate">{WORDS.setUp}</ButtonLink>

  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.subtitle}>
      <SuccessNotice message={done} onDismiss={() => setDone(undefined)} className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {gates.isPending && (
            <p role="status" className="text-ink-soft">
              {WORDS.loading}
            </p>
          )}
          {gates.isError && (
            <LoadFailure
              title={WORDS.loadFailed}
              reason={gates.error.message}
              busy={gates.isFetching}
              onRetry={() => void gates.refetch()}
            />
          )}
          {gates.data?.length === 0 && (
            <Card>
              <EmptyState icon="scan" title={WORDS.none} action={setUpLink}>
                {WORDS.noneHint}
              </EmptyState>
            </Card>
          )}
          {gates.data?.map((gate) => (
            <GateCard
              key={gate.id}
              gate={gate}
              onRevoke={canManage ? () => setToRevoke(gate) : undefined}
            />
          ))}
          {setUpLink && gates.data && gates.data.length > 0 && <div>{setUpLink}</div>}
        </div>
        <OwnPinForm />
      </div>
      {toRevoke && (
        <AlertDialog
          open
          title={fillIn(WORDS.revokeTitle, { name: toRevoke.name })}
          confirmLabel={WORDS.revokeConfirm}
          cancelLabel={WORDS.keep}
          danger
          busy={revoke.isPending}
          problem={revoke.error?.message}
          onConfirm={() => revoke.mutate(toRevoke.id)}
          onClose={() => {
            setToRevoke(undefined)
            revoke.reset()
          }}
        >
          {WORDS.revokeText}
        </AlertDialog>
      )}
    </AdminPage>
  )
}
