import type { LastContactReply } from '#shared/contract/user/member-note.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localDay } from '#web/ui/local-text.ts'
import { LAST_CONTACT_WORDS as WORDS } from '#words/user/member-notes.ts'

/** Says when reception last called a member or wrote to them: `Called 22 Nov 2026`. */
export function lastContactText({ kind, at }: NonNullable<LastContactReply>, timeZone: string) {
  return fillIn(WORDS[kind], { day: localDay(dayIn(timeZone, new Date(at))) })
}
