import { memberIdInMonth } from '#shared/domain/member-id.ts'
import { type DemoHall, today } from '#web/demo/demo-hall.ts'

/** The ID of this month's next member. */
export function nextMemberId(hall: DemoHall): string {
  const ofMonth = memberIdInMonth(today(hall), 1).slice(0, -3)
  const members = hall.people.filter(({ memberId }) => memberId?.startsWith(ofMonth))
  return memberIdInMonth(today(hall), members.length + 1)
}
