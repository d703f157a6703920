import { comingsOfExpired, doorDays, payingMembers } from '#server/db/queries/comings.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { listComings } from '#shared/contract/door-log.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import {
  expiredComingFrom,
  expiredComings,
  hasStoppedComing,
  knowsWhoComes,
  stoppedComingFrom,
} from '#shared/domain/door/comings.ts'

/** Returns the expired members who still come, and the members who have stopped coming. */
export async function comings({
  db,
  studyDays,
}: Services): Promise<ReplyOf<typeof listComings>['data']> {
  const today = studyDays().night
  const [entries, members, days] = await Promise.all([
    comingsOfExpired(db, { from: expiredComingFrom(today), today }),
    payingMembers(db, { from: stoppedComingFrom(today), today }),
    doorDays(db),
  ])
  return {
    expired: expiredComings(entries, today).map(({ entry, times, letIn }) => {
      const { userId, name, phoneNumber, paidUntil, studyDay: cameOn } = entry
      return { userId, name, phoneNumber, lastDay: addDays(paidUntil, -1), cameOn, times, letIn }
    }),
    stopped: knowsWhoComes(days, today)
      ? members
          .filter((member) => hasStoppedComing(member, today))
          .map(({ userId, name, phoneNumber, lastCame: cameOn }) => {
            return { userId, name, phoneNumber, cameOn }
          })
      : null,
  }
}
