import {
  doorDays,
  expiredMemberEntries,
  payingMembers,
} from '#server/db/queries/door/attendance-lists.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { getAttendanceLists } from '#shared/contract/door/door-log.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import {
  absenceWindowStart,
  entriesAfterExpiry,
  expiredEntriesStart,
  hasEnoughEntries,
  hasStoppedComing,
} from '#shared/domain/door/attendance-lists.ts'
import { lastContactReply } from '#shared/replies/member-note.ts'

/** Returns the expired members who still come, and the members who have stopped coming. */
export async function attendanceLists({
  db,
  studyDays,
}: Services): Promise<ReplyOf<typeof getAttendanceLists>['data']> {
  const today = studyDays().night
  const [entries, members, days] = await Promise.all([
    expiredMemberEntries(db, { from: expiredEntriesStart(today), today }),
    payingMembers(db, { from: absenceWindowStart(today), today }),
    doorDays(db),
  ])
  return {
    expired: entriesAfterExpiry(entries, today).map(({ entry, times, letIn }) => {
      const { paidUntil, studyDay: cameOn } = entry
      return { ...memberToCall(entry), lastDay: addDays(paidUntil, -1), cameOn, times, letIn }
    }),
    stopped: hasEnoughEntries(days, today)
      ? members
          .filter((member) => hasStoppedComing(member, today))
          .map((member) => ({ ...memberToCall(member), cameOn: member.lastCame }))
      : null,
  }
}

function memberToCall(
  member:
    | Awaited<ReturnType<typeof payingMembers>>[number]
    | Awaited<ReturnType<typeof expiredMemberEntries>>[number],
) {
  const { userId, name, phoneNumber, language } = member
  return { userId, name, phoneNumber, language, lastContact: lastContactReply(member.lastContact) }
}
