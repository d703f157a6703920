import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { hasStarted } from '#shared/domain/booking/study-day.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { CONGRATULATIONS_WORDS } from '#words/booking/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.pass

/** As wide as the card on a phone, so that a scanner reads it from this page, too. In CSS pixels. */
function codeSize(): number {
  const width = typeof document === 'object' ? document.documentElement.clientWidth : 0
  return Math.max(MEMBERSHIP_PASS_SIZE, Math.min(296, width - 90))
}

/** The code of the new member's entrance pass, which links to the pass. */
export function NewPass({ user, booking }: { user: User; booking: Booking }) {
  const days = useStudyDays()
  const text = useMemo(
    () => memberPassText(user, booking, new Date().toISOString()),
    [user, booking],
  )
  return (
    <Card className="flex flex-col items-center text-center">
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 max-w-sm text-ink-soft">
        {hasStarted(booking, days)
          ? WORDS.text
          : fillIn(WORDS.later, { day: localDay(booking.startDate) })}
      </p>
      {/* Hidden from screen readers and the keyboard, because the button below opens the same page. */}
      <Link
        href="/pass"
        aria-hidden
        tabIndex={-1}
        className="mt-4 overflow-hidden rounded-card border border-line hover:border-ink"
      >
        <QrCode text={text} size={codeSize()} label={WORDS.title} />
      </Link>
      <ButtonLink href="/pass" block className="mt-4">
        {WORDS.open}
      </ButtonLink>
    </Card>
  )
}
