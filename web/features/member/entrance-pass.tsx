import { useMemo, useState } from 'react'
import type { BookingDetails, CurrentUser } from '#shared/contract/user.ts'
import { daysLeft, standing } from '#shared/domain/booking.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/passes.ts'
import { useHall, useToday } from '#web/api/hall.ts'
import { memberPass, memberPassFile, memberPassText } from '#web/features/member/member-pass.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { useSavedPass } from '#web/passes/use-saved-pass.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const OVER =
  'Your membership has expired, so this QR code is no longer valid. Please renew it first.'

/** The QR pass for the entrance; only for a paid membership. */
export function EntrancePass({ user, booking }: { user: CurrentUser; booking: BookingDetails }) {
  const hall = useHall().name
  const validUntil = user.membershipValidUntil ?? booking.membershipEndDate
  const isOver = standing(daysLeft(validUntil, useToday())).kind === 'expired'
  const [generatedAt] = useState(() => new Date().toISOString())
  const text = useMemo(
    () => memberPassText(user, booking, generatedAt),
    [user, booking, generatedAt],
  )
  const { saving, failed, save } = useSavedPass(
    memberPass(user, booking, { hall, qrText: text }),
    memberPassFile(user),
  )
  return (
    <Card className="flex flex-col items-center text-center">
      <h2 className="font-display text-2xl font-semibold">Scan Me</h2>
      <p className="mt-1 max-w-xs text-ink-soft">
        {isOver ? OVER : 'Show this QR code at the entrance for quick access to your study room.'}
      </p>
      <div className="mt-5 rounded-card border border-line p-3">
        <QrCode text={text} size={MEMBERSHIP_PASS_SIZE} label="Your entrance QR code" />
      </div>
      <Button
        variant="secondary"
        leading="download"
        className="mt-5"
        busy={saving}
        busyLabel="Preparing your pass..."
        onClick={save}
      >
        Download QR Pass
      </Button>
      <p role="status" className="text-sm text-danger">
        {failed && 'The pass could not be saved. Please try again.'}
      </p>
    </Card>
  )
}
