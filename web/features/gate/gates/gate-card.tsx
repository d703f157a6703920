import type { ListedGate } from '#shared/contract/door/gate.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { CLOCK_WARNING_MS, ROSTER_WARNING_MS } from '#shared/domain/door/door-entry.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { GATES_WORDS as WORDS } from '#words/door/gates.ts'

/** A gate: who enrolled it, its last contact, its clock and its version. */
export function GateCard({
  gate,
  onRevoke,
}: {
  gate: ListedGate
  /** Undefined if the user may not revoke gates. */
  onRevoke: (() => void) | undefined
}) {
  const { timeZone } = usePublicSettings()
  const dayText = (instant: string) => localDay(dayIn(timeZone, new Date(instant)))
  const { name, enrolledAt, enrolledBy, revokedAt, lastSeenAt } = gate
  const enrolled = { day: dayText(enrolledAt) }
  const contact =
    lastSeenAt === null
      ? WORDS.noContact
      : fillIn(WORDS.lastContact, {
          day: dayText(lastSeenAt),
          time: hallTime(timeZone, new Date(lastSeenAt)),
        })
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-xl font-semibold wrap-anywhere">
          {name}
          <GateBadge gate={gate} revokedOn={revokedAt === null ? undefined : dayText(revokedAt)} />
        </h2>
        <p className="mt-1 text-ink-soft">
          {enrolledBy === null
            ? fillIn(WORDS.enrolledByNobody, enrolled)
            : fillIn(WORDS.enrolled, { ...enrolled, name: enrolledBy })}
        </p>
        {revokedAt === null && <p className="mt-1">{[contact, ...stateTexts(gate)].join(' · ')}</p>}
      </div>
      {onRevoke && revokedAt === null && (
        <Button variant="secondary" size="small" onClick={onRevoke}>
          {WORDS.revoke}
        </Button>
      )}
    </Card>
  )
}

function GateBadge({
  gate: { lastSeenAt, removed },
  revokedOn,
}: {
  gate: ListedGate
  revokedOn: string | undefined
}) {
  if (revokedOn !== undefined) {
    const text = removed ? WORDS.removedOn : WORDS.revokedOn
    return <Badge>{fillIn(text, { day: revokedOn })}</Badge>
  }
  if (lastSeenAt !== null && Date.now() - Date.parse(lastSeenAt) > ROSTER_WARNING_MS) {
    return (
      <Badge tone="warning" icon="alert">
        {WORDS.silent}
      </Badge>
    )
  }
  return (
    <Badge tone="success" icon="checkCircle">
      {WORDS.active}
    </Badge>
  )
}

function stateTexts({ clockOffsetMs, appVersion }: ListedGate): string[] {
  const texts: string[] = []
  if (clockOffsetMs !== null) {
    const minutes = Math.round(Math.abs(clockOffsetMs) / 60_000)
    const isOff = Math.abs(clockOffsetMs) > CLOCK_WARNING_MS
    texts.push(isOff ? fillIn(WORDS.clockOff, { minutes }) : WORDS.clockRight)
  }
  if (appVersion !== null) texts.push(fillIn(WORDS.version, { version: appVersion }))
  return texts
}
