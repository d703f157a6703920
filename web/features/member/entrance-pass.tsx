import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { Booking, User } from '#shared/contract/wire-names.ts'
import { type PassStateKind, passState } from '#shared/domain/pass/pass-state.ts'
import { MEMBERSHIP_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { LostPass } from '#web/features/member/lost-pass.tsx'
import { memberPass, memberPassFileName } from '#web/features/member/member-pass.ts'
import { PassStateLine } from '#web/hall/pass-state-line.tsx'
import { passStateText } from '#web/hall/pass-validity.ts'
import { memberPassText } from '#web/passes/member-pass-text.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ENTRANCE_PASS_WORDS as WORDS } from '#words/door/entrance-pass.ts'

/** The entrance pass with its QR code, for a paid membership. */
export function EntrancePass({ user, booking }: { user: User; booking: Booking }) {
  const hallName = usePublicSettings().name
  const cover = user.cover?.consecutiveEnd ?? booking
  const state = passState(booking, cover, useStudyDays())
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
      <p className="mt-1 mb-3 max-w-xs text-ink-soft empty:hidden">{HINTS[state.kind]}</p>
      <PassStateLine kind={state.kind}>{passStateText(state, booking, cover)}</PassStateLine>
      {/* The code and its label are one link, the card's only prominent action. */}
      <Link
        href="/pass"
        className="group mt-4 flex max-w-full flex-col overflow-hidden rounded-card border border-primary no-underline shadow-soft"
      >
        <span className="flex justify-center bg-raised p-3">
          <QrCode text={text} size={MEMBERSHIP_PASS_SIZE} label={WORDS.qrLabel} />
        </span>
        <span className="flex min-h-14 min-w-60 items-center justify-center gap-2 bg-primary px-gutter py-2 leading-tight font-semibold text-on-primary transition-colors group-hover:bg-primary-hover">
          <Icon name="scan" />
          {WORDS.show}
        </span>
      </Link>
      <p className="mt-2 max-w-xs text-sm text-pretty text-ink-soft">{WORDS.open}</p>
      <Button
        variant="quiet"
        leading="download"
        className="mt-4"
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

/** What to do with the pass, unless the line above the code says when it works. */
const HINTS: Record<PassStateKind, string | undefined> = {
  coming: undefined,
  now: WORDS.hint,
  between: WORDS.hint,
  over: WORDS.expired,
}
