import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { hasStarted, isOver, type StudyDays } from '#shared/domain/booking/study-day.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { LostPass } from '#web/features/member/lost-pass.tsx'
import { memberPass, memberPassFileName } from '#web/features/member/member-pass.ts'
import { passStart } from '#web/hall/pass-validity.ts'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ENTRANCE_PASS_WORDS as WORDS } from '#words/door/entrance-pass.ts'

/** The entrance pass with its QR code, for a paid membership. */
export function EntrancePass({ user, booking }: { user: User; booking: Booking }) {
  const hallName = usePublicSettings().name
  const cover = user.cover?.consecutiveEnd ?? booking
  const days = useStudyDays()
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
    <Card className="flex flex-col items-center text-center">
      <h2 className="font-display text-2xl font-semibold">{WORDS.title}</h2>
      <p className="mt-1 max-w-xs text-ink-soft">{passHint(booking, isOver(cover, days), days)}</p>
      <Link
        href="/pass"
        aria-label={WORDS.openLabel}
        className="mt-4 rounded-card border border-line p-3 hover:border-ink"
      >
        <QrCode text={text} size={MEMBERSHIP_PASS_SIZE} label={WORDS.qrLabel} />
      </Link>
      <ButtonLink href="/pass" size="large" block className="mt-4 max-w-xs">
        {WORDS.show}
      </ButtonLink>
      <p className="mt-2 max-w-xs text-sm text-pretty text-ink-soft">{WORDS.open}</p>
      <Button
        variant="secondary"
        leading="download"
        className="mt-6"
        busy={saving}
        busyLabel={WORDS.preparing}
        onClick={save}
      >
        {WORDS.download}
      </Button>
      <p className="mt-2 max-w-xs text-sm text-pretty text-ink-soft">{WORDS.downloadHint}</p>
      <p role="status" className="text-sm text-danger">
        {failed && WORDS.failed}
      </p>
      <LostPass />
    </Card>
  )
}

function passHint(booking: Booking, expired: boolean, days: StudyDays): string {
  if (expired) return WORDS.expired
  return hasStarted(booking, days) ? WORDS.hint : fillIn(WORDS.validFrom, passStart(booking))
}
