import type { Stay } from '../booking/occupancy.ts'
import { isOver, type StudyDays } from '../booking/study-day.ts'
import { addDays } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import type { PassClaims } from './pass-claims.ts'

/** Returns the stay that a pass is for: the current one, else the next one; undefined without paid days. */
export function passStay<S extends Stay>(paid: readonly S[], days: StudyDays): S | undefined {
  return paid
    .filter((stay) => !isOver(stay, days))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))[0]
}

/** Decides which stay a pass is issued for. Refuses without paid days. */
export function stayForPass<S extends Stay>(paid: readonly S[], days: StudyDays): Decision<S> {
  const stay = passStay(paid, days)
  return stay ? { outcome: stay } : { refusal: { code: 'noPaidDays' } }
}

/** Returns the claims of a pass for a stay. */
export function stayClaims(
  { endDate, batch, seat }: Stay & { seat: string },
  memberId: string | null,
): PassClaims {
  return { memberId, lastDay: addDays(endDate, -1), batch, seat }
}
