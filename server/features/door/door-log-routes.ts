import type { FastifyInstance } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import { searchEntries, searchUserEntries } from '#server/db/queries/door/door-log.ts'
import { viewUser } from '#server/db/queries/user/managed-user.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/door/door-log.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { viewRefusal } from '#shared/domain/user/user-change.ts'
import { attendanceFileRoute } from './attendance-file-route.ts'
import { attendanceLists } from './attendance-lists.ts'
import { dailyDoorReport } from './daily-door-report.ts'
import { entriesFileRoute } from './entries-file-route.ts'
import { peopleInside } from './people-inside.ts'

/** The entries at the door, and the lists and figures made from them, for staff. */
export function doorLogRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  mountCall(app, services, calls.listEntries, {
    guard: requireStaff('door'),
    handle: async ({ query: { day = services.studyDays().night, page, ...filter }, user }) => {
      const slice = pageSlice(page)
      const { entries, total } = await searchEntries(db, user, { day, ...filter, ...slice })
      return {
        data: {
          day,
          entries: entries.map(({ at, name, ...entry }) => ({
            ...entry,
            at: at.toISOString(),
            name: name ?? '',
          })),
          total,
          page,
        },
      }
    },
  })

  mountCall(app, services, calls.listPeopleInside, {
    guard: requireStaff('door'),
    handle: async () => ({ data: { people: await peopleInside(services) } }),
  })

  mountCall(app, services, calls.getDailyDoorReport, {
    guard: requireStaff('door'),
    handle: async ({ query: { day = services.studyDays().night } }) => ({
      data: await dailyDoorReport(services, day),
    }),
  })

  mountCall(app, services, calls.getAttendanceLists, {
    guard: requireStaff('door'),
    handle: async () => ({ data: await attendanceLists(services) }),
  })

  mountCall(app, services, calls.listUserEntries, {
    guard: requireStaff('door'),
    handle: async ({ params, query: { page }, user: admin }) => {
      const time = { now: services.now(), days: services.studyDays() }
      const user = await viewUser(db, params.id, time)
      if (!user) throw new AppError('userNotFound')
      throwIfRefused(viewRefusal(admin, user))
      const slice = pageSlice(page)
      const { entries, total } = await searchUserEntries(db, params.id, slice)
      return {
        data: {
          entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
          total,
          page,
        },
      }
    },
  })

  attendanceFileRoute(app, services)
  entriesFileRoute(app, services)
}
