import { useEffect, useState } from 'react'
import { CLOCK_WARNING_MS, ROSTER_WARNING_MS } from '#shared/domain/door/door-entry.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { Gate } from '#web/gate/gate.ts'
import type { GateState } from '#web/gate/gate-state.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Icon } from '#web/ui/icon.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { GATE_NOTICE_WORDS as WORDS } from '#words/door/gate.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Shorter interruptions are not reported. */
const OFFLINE_AFTER_MS = 40_000

/** Says what is wrong with the gate itself: no contact, unsent entries, a wrong clock. */
export function GateNotices({ gate, state }: { gate: Gate; state: GateState }) {
  const now = useServerNow(gate)
  return (
    <div aria-live="polite" className="text-center text-sm font-medium">
      {gateNotices(state, now).map(({ text, strong }) => (
        <p
          key={text}
          className={`flex items-center justify-center gap-2 px-4 py-1.5 ${strong ? 'bg-danger text-on-danger' : 'bg-warning-soft text-ink'}`}
        >
          <Icon name="alert" className="size-4" />
          {text}
        </p>
      ))}
    </div>
  )
}

type GateNotice = { text: string; strong?: boolean }

function gateNotices(state: GateState, now: number): GateNotice[] {
  const { head, online, refused, clockOffsetMs, unsent, tooOld } = state
  const notices: GateNotice[] = []
  const age = head ? now - head.syncedAt : 0
  if (refused) notices.push({ text: WORDS.refused, strong: true })
  else if (tooOld) {
    notices.push({ text: WORDS.tooOld, strong: true })
  } else if (head && !online && age > ROSTER_WARNING_MS) {
    const hours = Math.floor(age / HOUR_MS)
    notices.push({ text: fillIn(WORDS.offlineDay, { hours }), strong: true })
  } else if (head && !online && age > OFFLINE_AFTER_MS) {
    const time = hallTime(head.timeZone, new Date(head.syncedAt))
    const texts = [fillIn(WORDS.offline, { time })]
    if (unsent > 0) texts.push(fillIn(localPlural(unsent, WORDS.unsent), { count: unsent }))
    notices.push({ text: texts.join(' ') })
  }
  if (Math.abs(clockOffsetMs) > CLOCK_WARNING_MS) {
    const minutes = Math.round(Math.abs(clockOffsetMs) / MINUTE_MS)
    notices.push({ text: fillIn(WORDS.clock, { minutes }) })
  }
  return notices
}

/** Returns the server's time, updated every ten seconds. */
function useServerNow(gate: Gate): number {
  const [now, setNow] = useState(() => gate.now().getTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(gate.now().getTime()), 10_000)
    return () => clearInterval(timer)
  }, [gate])
  return now
}
