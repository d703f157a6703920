import { useMemo, useState } from 'react'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { hasStarted } from '#shared/domain/booking/study-day.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { type PassStateKind, passState } from '#shared/domain/pass/pass-state.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { usePublicSettings, useStudyDays, useToday } from '#web/api/admin/public-settings.ts'
import { LostPass } from '#web/features/member/lost-pass.tsx'
import { memberPass, memberPassFileName } from '#web/features/member/member-pass.ts'
import { PassStateLine } from '#web/hall/pass-state-line.tsx'
import { passStateText } from '#web/hall/pass-validity.ts'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { PassLink } from '#web/passes/pass-link.tsx'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { YourSeat } from '#web/passes/your-seat.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { ENTRANCE_PASS_WORDS as WORDS } from '#words/door/entrance-pass.ts'

/** The entrance pass with its QR code, for a paid membership. */
export function EntrancePass({
  user,
  booking,
  className,
}: {
  user: User
  booking: Booking
  className?: string
}) {
  const hallName = usePublicSettings().name
  const cover = user.cover?.consecutiveEnd ?? booking
  const days = useStudyDays()
  const state = passState(booking, cover, days)
  const today = useToday()
  const overdue = user.due !== null && isOverdue(user.due, today)
  const [generatedAt] = useState(() => new Date().toISOString())
  const text = useMemo(
    () => memberPassText(user, booking, generatedAt),
    [user, booking, generatedAt],
  )
  const { saving, failed, save } = useSavePass(
    memberPass(user, booking, { hallName, qrText: text }),
    memberPassFileName(user),
  )
  return (
    <Card
      className={classes('flex flex-col items-center justify-between gap-4 text-center', className)}
    >
      <div>
        <h2 className="font-display text-2xl font-semibold">{WORDS.title}</h2>
        <p className="mx-auto mt-1 max-w-xs text-balance text-ink-soft empty:hidden">
          {passHint(state.kind, hasStarted(booking, days))}
        </p>
        {/* Until an overdue amount is paid, the gate refuses the pass. */}
        {!overdue && (
          <div className="mt-3">
            <PassStateLine kind={state.kind}>
              {state.kind === 'now' ? WORDS.validNow : passStateText(state, booking, cover)}
            </PassStateLine>
          </div>
        )}
      </div>
      <PassLink text={text} size={MEMBERSHIP_PASS_SIZE} />
      <div className="leading-snug">
        <YourSeat room={booking.room} seat={booking.seat} batch={state.batch} />
      </div>
      <div>
        <Button
          variant="quiet"
          leading="download"
          busy={saving}
          busyLabel={WORDS.preparing}
          onClick={save}
        >
          {WORDS.download}
        </Button>
        <p className="mx-auto max-w-xs text-sm text-balance text-ink-soft">{WORDS.downloadHint}</p>
        <p role="status" className="text-sm text-danger">
          {failed && WORDS.failed}
        </p>
        <LostPass />
      </div>
    </Card>
  )
}

/** Says what to do with the pass. On the days before the first one, the line above the code is enough. */
function passHint(kind: PassStateKind, started: boolean): string | undefined {
  if (kind === 'over') return WORDS.expired
  return started ? WORDS.hint : undefined
}
