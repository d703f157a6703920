import { useMemo } from 'react'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { passState } from '#shared/domain/pass/pass-state.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { arrivalText } from '#web/features/payment/congratulations/arrival-text.ts'
import { Garland } from '#web/features/payment/congratulations/garland.tsx'
import { PassStateLine } from '#web/hall/pass-state-line.tsx'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { PassLink } from '#web/passes/pass-link.tsx'
import { CONGRATULATIONS_WORDS } from '#words/booking/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.pass

/** As wide as the card on a phone, so that a scanner reads it from this page, too. In CSS pixels. */
function codeSize(): number {
  const width = typeof document === 'object' ? document.documentElement.clientWidth : 0
  return Math.max(MEMBERSHIP_PASS_SIZE, Math.min(296, width - 90))
}

/** The code of the new member's entrance pass, and when to come with it. */
export function NewPass({ user, booking }: { user: User; booking: Booking }) {
  const days = useStudyDays()
  const ending = user.cover?.consecutiveEnd ?? booking
  const state = passState(booking, ending, days)
  const text = useMemo(
    () => memberPassText(user, booking, new Date().toISOString()),
    [user, booking],
  )
  return (
    <>
      <Garland />
      <div className="flex flex-col items-center border-b border-dashed border-line-strong px-gutter pt-2 pb-5 text-center">
        <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
        <div className="mt-2 mb-3">
          <PassStateLine kind={state.kind}>
            {arrivalText(state, { stay: booking, ending, days })}
          </PassStateLine>
        </div>
        <PassLink text={text} size={codeSize()} />
        <p className="mt-3 max-w-sm text-sm text-balance text-ink-soft">{WORDS.text}</p>
      </div>
    </>
  )
}
