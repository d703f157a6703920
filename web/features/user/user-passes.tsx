import { useState } from 'react'
import {
  endsSessions,
  STAFF_REVOKED_REASONS,
  type StaffRevokedReason,
} from '#shared/domain/door/hall-pass.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import { type ListedPass, useCardsEnabled, usePasses, useRevokePass } from '#web/api/user/card.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { USER_PASSES_WORDS as WORDS } from '#words/user/card.ts'

/** A member's entrance passes, newest first, with buttons to revoke them and to print a card. */
export function UserPasses({ userId, hasPaidDays }: { userId: string; hasPaidDays: boolean }) {
  const passes = usePasses(userId)
  const cardsOn = useCardsEnabled()
  const [revoking, setRevoking] = useState<ListedPass>()
  return (
    <>
      {passes.isPending && <p className="py-3 text-ink-soft">{WORDS.loading}</p>}
      {passes.error && (
        <p role="alert" className="py-3 text-danger">
          {WORDS.failed}
        </p>
      )}
      {passes.data?.length === 0 && <p className="py-3 text-ink-soft">{WORDS.noPasses}</p>}
      {passes.data && passes.data.length > 0 && (
        <ul className="divide-y divide-line">
          {passes.data.map((pass) => (
            <PassRow key={pass.id} pass={pass} onRevoke={() => setRevoking(pass)} />
          ))}
        </ul>
      )}
      {hasPaidDays && cardsOn && (
        <ButtonLink
          href={`/admin/cards?users=${userId}`}
          variant="secondary"
          size="small"
          className="mt-2"
        >
          {WORDS.printCard}
        </ButtonLink>
      )}
      {revoking && (
        <RevokeDialog userId={userId} pass={revoking} onClose={() => setRevoking(undefined)} />
      )}
    </>
  )
}

function PassRow({
  pass: { kind, issuedAt, revokedAt, revokedReason },
  onRevoke,
}: {
  pass: ListedPass
  onRevoke: () => void
}) {
  const issued = useHallDay(issuedAt)
  const revoked = useHallDay(revokedAt ?? issuedAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{WORDS.kinds[kind]}</span>
          <Badge tone={revokedAt === null ? 'success' : 'neutral'}>
            {revokedAt === null ? WORDS.valid : WORDS.noLongerValid}
          </Badge>
        </p>
        <p className="text-sm text-ink-soft">{fillIn(WORDS.issued, { day: localDay(issued) })}</p>
        {revokedAt !== null && revokedReason !== null && (
          <p className="text-sm text-ink-soft">
            {fillIn(WORDS.revoked, {
              day: localDay(revoked),
              reason: WORDS.reasons[revokedReason],
            })}
          </p>
        )}
      </div>
      {revokedAt === null && (
        <Button
          variant="secondary"
          size="small"
          aria-label={WORDS.revokeLabels[kind]}
          onClick={onRevoke}
        >
          {WORDS.revoke}
        </Button>
      )}
    </li>
  )
}

function RevokeDialog({
  userId,
  pass: { id, kind },
  onClose,
}: {
  userId: string
  pass: ListedPass
  onClose: () => void
}) {
  const [reason, setReason] = useState<StaffRevokedReason>('lost')
  const { mutate, isPending, error } = useRevokePass(userId)
  return (
    <Modal
      open
      onClose={onClose}
      role="alertdialog"
      title={WORDS.question[kind]}
      description={WORDS.effect}
      dismissible={!isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {WORDS.cancel}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={WORDS.revoking}
            onClick={() => mutate({ id, reason }, { onSuccess: onClose })}
          >
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <RadioCards
        label={WORDS.reason}
        value={reason}
        onChange={setReason}
        options={STAFF_REVOKED_REASONS.map((value) => ({
          value,
          title: WORDS.reasonChoices[value],
        }))}
      />
      <p role="status" className="mt-3 empty:hidden">
        {endsSessions(kind, reason) && WORDS.lostPhone}
      </p>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{error.message}</span>}
      </p>
    </Modal>
  )
}
