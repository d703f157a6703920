import type { SentMember } from '#shared/contract/door/gate.ts'
import { ALL_HOURS, type Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { coversSlot, type DoorSlot, hoursEnd, slotsAround } from '#shared/domain/door/door-slot.ts'
import { canContinue, continuedClosingTime } from '#shared/domain/door/visit.ts'
import type { Passage } from '#web/gate/gate-database.ts'

/** Somebody who is inside. */
export type Visit = {
  person: string
  name: string
  room: Room | null
  seat: string | null
  batch: Batch | null
  since: Date
}

/** What the end of a visit depends on, from the head of the roster. */
type VisitSettings = { timeZone: string; graceMinutes: number }

/**
 * Returns when a visit ends without a check-out: after the batch's hours and the grace period, or after those of the 24 Hours
 * batch if the batch is unknown. A visit for the 24 Hours batch goes on into the next day if that day is paid, too.
 */
export function visitEnd(
  { at, batch, slot }: { at: Date; batch: Batch | null; slot: DoorSlot },
  stays: SentMember['stays'],
  { timeZone, graceMinutes }: VisitSettings,
): number {
  const next: DoorSlot = { day: addDays(slot.day, 1), half: 'day' }
  const paidNextDay = stays.some((stay) => stay.state === 'paid' && coversSlot(stay, next))
  const end = canContinue({ batch, paidNextDay })
    ? continuedClosingTime(timeZone, at, slot)
    : hoursEnd(timeZone, batch ?? ALL_HOURS, slot)
  return end.getTime() + graceMinutes * 60_000
}

/** Returns the member's last entry on the server as a passage; undefined if there is none. */
export function passageOf(member: SentMember, settings: VisitSettings): Passage | undefined {
  const { last, stays, userId, name } = member
  if (!last) return undefined
  const at = new Date(last.at)
  const slots = slotsAround(settings.timeZone, at, settings.graceMinutes)
  const [current] = slots
  if (!current) return undefined
  const covering = slots.flatMap((slot) =>
    stays
      .filter((stay) => stay.state === 'paid' && coversSlot(stay, slot))
      .map((stay) => ({ stay, slot })),
  )
  const { stay, slot } = covering[0] ?? { stay: undefined, slot: current }
  const batch = stay?.batch ?? null
  return {
    person: userId,
    direction: last.direction,
    at: at.getTime(),
    endsAt: visitEnd({ at, batch, slot }, stays, settings),
    name,
    room: stay?.room ?? null,
    seat: stay?.seat ?? null,
    batch,
  }
}

/** The last passage of each person. */
export type Passages = {
  /** Returns when the person came in; undefined if they are not inside at `now`. */
  insideSince(person: string, now: Date): Date | undefined
  /** Returns everybody inside at `now`, most recent check-in first. */
  inside(now: Date): Visit[]
  add(passage: Passage): void
}

export function createPassages(stored: readonly Passage[] = []): Passages {
  const last = new Map<string, Passage>()
  const add = (passage: Passage) => {
    const known = last.get(passage.person)
    if (!known || known.at <= passage.at) last.set(passage.person, passage)
  }
  const isInside = ({ direction, endsAt }: Passage, now: Date) =>
    direction === 'in' && now.getTime() < endsAt

  for (const passage of stored) add(passage)
  return {
    add,
    insideSince(person, now) {
      const passage = last.get(person)
      return passage && isInside(passage, now) ? new Date(passage.at) : undefined
    },
    inside: (now) =>
      [...last.values()]
        .filter((passage) => isInside(passage, now))
        .toSorted((a, b) => b.at - a.at)
        .map(({ person, name, room, seat, batch, at }) => ({
          person,
          name,
          room,
          seat,
          batch,
          since: new Date(at),
        })),
  }
}
