import { useState } from 'react'
import type { OwnSecondFactor } from '#shared/contract/user/second-factor.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { RECOVERY_CODE_COUNT } from '#shared/domain/user/second-factor.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import { useEndSecondFactor, useRenewRecoveryCodes } from '#web/api/user/second-factor.ts'
import { PasswordAndCodeForm } from '#web/features/second-factor/password-and-code-form.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SECOND_FACTOR_WORDS } from '#words/user/second-factor.ts'

/** The screen suggests new recovery codes when this many or fewer are left. */
const FEW_CODES = 3

/** A second factor that is on: its recovery codes, and switching it off. */
export function ActiveFactor({
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
          {SECOND_FACTOR_WORDS.app} <Badge tone="success">{SECOND_FACTOR_WORDS.isOn}</Badge>
        </h2>
        {since !== null && <ActiveSince since={since} />}
        <Button variant="secondary" className="mt-4 text-danger!" onClick={() => open('off')}>
          {SECOND_FACTOR_WORDS.switchOff}
        </Button>
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">{SECOND_FACTOR_WORDS.recoveryCodes}</h2>
        <p className="mt-2 text-ink-soft">{SECOND_FACTOR_WORDS.recoveryCodesUse}</p>
        <p className="mt-2 font-semibold">
          {fillIn(SECOND_FACTOR_WORDS.codesLeft, { left, count: RECOVERY_CODE_COUNT })}
        </p>
        {left <= FEW_CODES && (
          <div className="mt-4">
            <Notice tone="warning">{SECOND_FACTOR_WORDS.fewCodes}</Notice>
          </div>
        )}
        <Button variant="secondary" className="mt-4" onClick={() => open('codes')}>
          {SECOND_FACTOR_WORDS.makeCodes}
        </Button>
      </Card>
      {dialog === 'codes' && (
        <Modal
          open
          onClose={() => setDialog(undefined)}
          title={SECOND_FACTOR_WORDS.makeCodesTitle}
          description={SECOND_FACTOR_WORDS.oldCodesStop}
        >
          <PasswordAndCodeForm
            email={email}
            label={SECOND_FACTOR_WORDS.makeCodes}
            busyLabel={SECOND_FACTOR_WORDS.makingCodes}
            onCancel={() => setDialog(undefined)}
            send={async (sent) => {
              const { data } = await renew.mutateAsync(sent)
              onMessage(SECOND_FACTOR_WORDS.codesRenewed)
              onCodes(data.recoveryCodes)
            }}
          />
        </Modal>
      )}
      {dialog === 'off' && (
        <Modal
          open
          onClose={() => setDialog(undefined)}
          title={SECOND_FACTOR_WORDS.switchOffTitle}
          description={
            required ? SECOND_FACTOR_WORDS.switchOffRequired : SECOND_FACTOR_WORDS.switchOffOptional
          }
        >
          <PasswordAndCodeForm
            email={email}
            danger
            label={SECOND_FACTOR_WORDS.switchOff}
            busyLabel={SECOND_FACTOR_WORDS.switchingOff}
            onCancel={() => setDialog(undefined)}
            send={async (sent) => {
              await end.mutateAsync(sent)
              onMessage(SECOND_FACTOR_WORDS.off)
            }}
          />
        </Modal>
      )}
    </>
  )
}

function ActiveSince({ since }: { since: string }) {
  const day = useHallDay(since)
  return (
    <p className="mt-2 text-ink-soft">
      {fillIn(SECOND_FACTOR_WORDS.since, { day: localDay(day) })}
    </p>
  )
}
