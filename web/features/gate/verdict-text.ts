import { dayIn, daysBetween } from '#shared/domain/calendar-day.ts'
import type { RosterStay } from '#shared/domain/door/door-stay.ts'
import type { DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ShownVerdict } from '#web/gate/gate-state.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { GATE_LOOKS, GATE_REASONS, GATE_VERDICT_WORDS as WORDS } from '#words/door/gate.ts'

export type Tone = 'go' | 'wait' | 'stop'

/** The texts of a verdict on screen. */
export type VerdictText = {
  tone: Tone
  /** The word that everybody at the door sees. */
  word: string
  /** The reasons and what to do about them. Looks can have several. */
  reasons: readonly { title: string; todo: string }[]
  /** Details of the reasons: a day, a time, an amount. */
  facts: readonly string[]
}

export function verdictText(
  { verdict, outcome }: Pick<ShownVerdict, 'verdict' | 'outcome'>,
  gate: { timeZone: string; syncedAt: number | undefined },
): VerdictText {
  const facts = factTexts(verdict, gate)
  if (outcome === 'overridden')
    return { tone: 'go', word: WORDS.overridden, reasons: [], facts: [] }
  if (outcome === 'allowed') {
    const word = verdict.direction === 'in' ? WORDS.in : WORDS.out
    return { tone: 'go', word, reasons: [], facts: verdict.kind === 'admitted' ? facts : [] }
  }
  if (verdict.reason && verdict.kind === 'refused') {
    return { tone: 'stop', word: WORDS.refused, reasons: [GATE_REASONS[verdict.reason]], facts }
  }
  if (outcome === 'refused') {
    return { tone: 'stop', word: WORDS.turnedAway, reasons: [], facts: [] }
  }
  const looks = verdict.looks.map((look) => GATE_LOOKS[look])
  // Only a look at a check-out has a reason.
  const reasons = verdict.reason
    ? [{ title: GATE_REASONS[verdict.reason].title, todo: WORDS.leavingTodo }, ...looks]
    : looks
  return { tone: 'wait', word: WORDS.look, reasons, facts }
}

/** Returns how many days a paid stay and those that follow it last; undefined if the stay is not paid or not current. */
export function daysLeftText(
  { stay, slot }: DoorVerdict,
  stays: readonly RosterStay[],
): string | undefined {
  if (stay?.state !== 'paid' || slot.day < stay.startDate || slot.day >= stay.endDate) {
    return undefined
  }
  let { endDate } = stay
  const paid = stays.filter(({ state }) => state === 'paid')
  for (;;) {
    const next = paid.find((each) => each.startDate <= endDate && each.endDate > endDate)
    if (!next) break
    endDate = next.endDate
  }
  const count = daysBetween(slot.day, endDate)
  return count === 1 ? WORDS.lastDay : fillIn(localPlural(count, WORDS.daysLeft), { count })
}

function factTexts(
  { reason, looks, at, day, stay, kind }: DoorVerdict,
  { timeZone, syncedAt }: { timeZone: string; syncedAt: number | undefined },
): string[] {
  const time = (instant: Date) => hallTime(timeZone, instant)
  const facts: string[] = []
  const showsCodeTime = reason === 'pictureOfACode' || looks.includes('clockOff')
  if (at && showsCodeTime) {
    facts.push(fillIn(WORDS.drawnAt, { day: localDay(dayIn(timeZone, at)), time: time(at) }))
  } else if (at && (reason === 'alreadyInside' || kind === 'admitted')) {
    facts.push(fillIn(WORDS.insideSince, { time: time(at) }))
  } else if (at && reason === 'otherBatch') {
    facts.push(fillIn(WORDS.fromTime, { time: time(at) }))
  }
  if (day && reason === 'notStarted') facts.push(fillIn(WORDS.from, { day: localDay(day) }))
  if (day && reason === 'ended') facts.push(fillIn(WORDS.until, { day: localDay(day) }))
  if (looks.includes('newSinceSync') && syncedAt !== undefined) {
    facts.push(fillIn(WORDS.syncedAt, { time: time(new Date(syncedAt)) }))
  }
  if (stay && stay.due > 0 && (reason === 'notPaid' || looks.includes('dues'))) {
    facts.push(fillIn(WORDS.due, { amount: stay.due.toLocaleString('en-IN') }))
  }
  return facts
}
