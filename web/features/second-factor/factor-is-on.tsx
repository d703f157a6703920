import { useState } from 'react'
import type { OwnSecondFactor } from '#shared/contract/second-factor.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { RECOVERY_CODES } from '#shared/domain/user/second-factor.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import { useEndSecondFactor, useRenewRecoveryCodes } from '#web/api/second-factor.ts'
import { PasswordAndCodeForm } from '#web/features/second-factor/password-and-code-form.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** At so few recovery codes the screen suggests new ones. */
const FEW_CODES = 3

/** A second factor that is on: its recovery codes, and switching it off. */
export function FactorIsOn({
  factor,
  onCodes,
  onMessage,
}: {
  factor: OwnSecondFactor
  onCodes: (codes: readonly string[]) => void
  onMessage: (message: string | undefined) => void
}) {
  const { email } = useLoggedInUser()
  const renew = useRenewRecoveryCodes()
  const end = useEndSecondFactor()
  const [dialog, setDialog] = useState<'codes' | 'off'>()
  const { recoveryCodesLeft: left, required, since } = factor
  const open = (which: 'codes' | 'off') => {
    onMessage(undefined)
    setDialog(which)
  }

  return (
    <>
      <Card>
        <h2 className="flex flex-wrap items-center gap-3 font-display text-xl font-semibold">
          Authenticator app <Badge tone="success">On</Badge>
        </h2>
        {since !== null && <OnSince since={since} />}
        <Button variant="secondary" className="mt-4 text-danger!" onClick={() => open('off')}>
          Switch off
        </Button>
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">Recovery codes</h2>
        <p className="mt-2 text-ink-soft">
          Without your phone, each of these logs you in once in place of a code.
        </p>
        <p className="mt-2 font-semibold">{`${left} of ${RECOVERY_CODES} left`}</p>
        {left <= FEW_CODES && (
          <div className="mt-4">
            <Notice tone="warning">
              Make new codes before you run out, or you may be locked out without your phone.
            </Notice>
          </div>
        )}
        <Button variant="secondary" className="mt-4" onClick={() => open('codes')}>
          Make new codes
        </Button>
      </Card>
      {dialog === 'codes' && (
        <Modal
          open
          onClose={() => setDialog(undefined)}
          title="Make new recovery codes"
          description="The old codes stop working."
        >
          <PasswordAndCodeForm
            email={email}
            label="Make new codes"
            busyLabel="Making codes..."
            onCancel={() => setDialog(undefined)}
            send={async (sent) => {
              const { message, data } = await renew.mutateAsync(sent)
              onMessage(message)
              onCodes(data.recoveryCodes)
            }}
          />
        </Modal>
      )}
      {dialog === 'off' && (
        <Modal
          open
          onClose={() => setDialog(undefined)}
          title="Switch off your second factor?"
          description={
            required
              ? "The study hall requires it: you'll have to set it up again before the admin pages open."
              : 'Your password alone will log you in.'
          }
        >
          <PasswordAndCodeForm
            email={email}
            danger
            label="Switch off"
            busyLabel="Switching off..."
            onCancel={() => setDialog(undefined)}
            send={async (sent) => {
              const { message } = await end.mutateAsync(sent)
              onMessage(message)
            }}
          />
        </Modal>
      )}
    </>
  )
}

function OnSince({ since }: { since: string }) {
  const day = useHallDay(since)
  return (
    <p className="mt-2 text-ink-soft">
      {`On since ${shortDay(day)}. We ask for its code at every login.`}
    </p>
  )
}
