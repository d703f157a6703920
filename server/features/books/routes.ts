import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import * as books from '#server/db/queries/money/books.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/money/books.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import {
  heldDeposits,
  moneyReport,
  periodAround,
  roomOccupancy,
} from '#shared/domain/money/report.ts'
import { BOOKS_MESSAGES } from '#shared/words/en/money/books-messages.ts'
import { booksFileRoute } from './books-file-route.ts'
import { closeDay, dayBook } from './day-book.ts'

/** The day book, its closing, and the reports. */
export function booksRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  mountCall(app, services, calls.getDayBook, {
    guard: requireStaff('books'),
    handle: async ({ query: { day = services.today() } }) => ({
      data: await dayBook(services, day),
    }),
  })

  mountCall(app, services, calls.closeDay, {
    guard: requireStaff('books'),
    handle: async ({ user, body }) => {
      await closeDay(services, user, body.day)
      return { message: BOOKS_MESSAGES.closed }
    },
  })

  mountCall(app, services, calls.getReport, {
    guard: requireStaff('books'),
    handle: async ({ query: { period, day = services.today() } }) => {
      const days = periodAround(period, day)
      const [sums, dues, held, settings, stays] = await Promise.all([
        books.ledgerSums(db, days),
        books.readDues(db),
        books.balances(db, { before: addDays(days.to, 1), accounts: ['heldDeposits'] }),
        readSettings(db),
        books.paidStaysWithin(db, days),
      ])
      return {
        data: {
          ...days,
          ...moneyReport(sums),
          dues,
          ...heldDeposits(held[0]?.paise ?? 0, settings),
          occupancy: roomOccupancy(stays, days),
        },
      }
    },
  })

  booksFileRoute(app, services)
}
