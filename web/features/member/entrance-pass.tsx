import { useMemo, useState } from 'react'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { endingOf, hasStarted, isOver, type StudyDays } from '#shared/domain/booking/study-day.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { usePublicSettings, useStudyDays } from '#web/api/public-settings.ts'
import { memberPass, memberPassFileName, memberPassText } from '#web/features/member/member-pass.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

const EXPIRED = 'Your membership has expired. Renew it to use this pass.'

/** The QR pass for the entrance, shown for a paid membership. */
export function EntrancePass({ user, booking }: { user: User; booking: Booking }) {
  const hall = usePublicSettings().name
  const valid = endingOf(user.membershipValidUntil, user.validUntilBatch) ?? booking
  const days = useStudyDays()
  const [generatedAt] = useState(() => new Date().toISOString())
  const text = useMemo(
    () => memberPassText(user, booking, generatedAt),
    [user, booking, generatedAt],
  )
  const { saving, failed, save } = useSavePass(
    memberPass(user, booking, { hall, qrText: text }),
    memberPassFileName(user),
  )
  return (
    <Card className="flex flex-col items-center text-center">
      <h2 className="font-display text-2xl font-semibold">Scan Me</h2>
      <p className="mt-1 max-w-xs text-ink-soft">{passHint(booking, isOver(valid, days), days)}</p>
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
        {failed && "Couldn't save the pass. Please try again."}
      </p>
    </Card>
  )
}

function passHint(booking: Booking, expired: boolean, days: StudyDays): string {
  if (expired) return EXPIRED
  return hasStarted(booking, days)
    ? 'Show this QR code at the entrance for quick access to your study room.'
    : `This pass is valid from ${shortDay(booking.startDate)}.`
}
