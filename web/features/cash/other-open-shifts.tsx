import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { openingDifference } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { Cash } from '#web/api/money/cash.ts'
import { type CashNotice, CloseShiftDialog } from '#web/features/cash/close-shift-dialog.tsx'
import { DifferenceBadge } from '#web/features/cash/difference-badge.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import {
  CLOSE_SHIFT_WORDS,
  CLOSED_SHIFTS_WORDS,
  SHIFT_WORDS,
  OTHER_SHIFTS_WORDS as WORDS,
} from '#words/money/cash.ts'

/** The open shifts of others that the user may close. Shows nothing if there are none. */
export function OtherOpenShifts({
  drawers,
  onClosed,
}: {
  drawers: Cash['drawers']
  onClosed: (notice: CashNotice) => void
}) {
  const { timeZone } = usePublicSettings()
  const [closing, setClosing] = useState<string>()
  const open = drawers.flatMap(({ drawer, openBy, shift }) =>
    shift && openBy !== null ? [{ ...shift, drawer, name: openBy }] : [],
  )
  if (open.length === 0) return null
  const shiftToClose = open.find(({ id }) => id === closing)
  return (
    <Card padded={false}>
      <div className="px-5 pt-5 sm:px-6">
        <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
        <p className="mt-1 text-ink-soft">{WORDS.about}</p>
      </div>
      <ul className="divide-y divide-line">
        {open.map(({ id, name, drawer, openedAt, expected, openingNote, ...opening }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {fillIn(WORDS.who, { name, drawer })}{' '}
                <DifferenceBadge
                  difference={openingDifference(opening)}
                  over={CLOSED_SHIFTS_WORDS.overAtOpening}
                  short={CLOSED_SHIFTS_WORDS.missingAtOpening}
                />
              </p>
              <p className="text-sm text-ink-soft">
                {fillIn(WORDS.since, {
                  day: localDay(dayIn(timeZone, new Date(openedAt))),
                  time: hallTime(timeZone, new Date(openedAt)),
                })}
              </p>
              <p className="text-sm tabular-nums">
                {SHIFT_WORDS.inDrawer}: {rupees(expected)}
              </p>
              {openingNote !== '' && (
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {fillIn(CLOSED_SHIFTS_WORDS.openingNote, { note: openingNote })}
                </p>
              )}
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={fillIn(WORDS.close, { name })}
              onClick={() => setClosing(id)}
            >
              {CLOSE_SHIFT_WORDS.close}
            </Button>
          </li>
        ))}
      </ul>
      {shiftToClose && (
        <CloseShiftDialog
          shift={shiftToClose}
          onClose={() => setClosing(undefined)}
          onClosed={(notice) => {
            setClosing(undefined)
            onClosed(notice)
          }}
        />
      )}
    </Card>
  )
}
