import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable, phoneCell } from '#server/http/csv-line.ts'
import type { Services } from '#server/services.ts'
import { ATTENDANCE_FILE } from '#shared/contract/desk-endpoints.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { attendanceLists } from './attendance-lists.ts'
import { FILE_WORDS } from './entries-file-words.ts'

/** Serves the members to call: the expired ones who still come, and those who have stopped coming. */
export function attendanceFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: ATTENDANCE_FILE.url,
    summary:
      'Expired members who still come, and members who have stopped coming, as a CSV file; for admins',
    query: z.object({}),
    permission: 'listFiles',
    name: () => `members-to-call-${services.today()}`,
    change: () => ({ action: 'user.export', subject: 'users' }),
    lines: (_, language) => {
      let members: Promise<MemberToCall[]> | undefined
      return csvTable(
        columnsIn(language, services.config.hallTimezone),
        async ({ offset, limit }) => {
          // Both lists are computed whole, so once for all slices.
          members ??= membersToCall(services)
          return (await members).slice(offset, offset + limit)
        },
      )
    },
  })
}

type MemberToCall = Awaited<ReturnType<typeof membersToCall>>[number]

async function membersToCall(services: Services) {
  const { expired, stopped } = await attendanceLists(services)
  return [
    ...expired.map((member) => ({ ...member, list: 'expired' as const })),
    ...(stopped ?? []).map((member) => ({
      ...member,
      list: 'stopped' as const,
      lastDay: '',
      times: '',
    })),
  ]
}

function columnsIn(language: Language, timeZone: string): readonly CsvColumn<MemberToCall>[] {
  const words = FILE_WORDS[language].ENTRIES_FILE_WORDS
  return [
    [words.list, ({ list }) => words[list]],
    [words.name, ({ name }) => name],
    [words.phone, ({ phoneNumber }) => phoneCell(phoneNumber)],
    [words.lastDay, ({ lastDay }) => lastDay],
    [words.cameOn, ({ cameOn }) => cameOn ?? ''],
    [words.times, ({ times }) => String(times)],
    [
      words.lastContact,
      ({ lastContact }) => (lastContact ? dayIn(timeZone, new Date(lastContact.at)) : ''),
    ],
  ]
}
