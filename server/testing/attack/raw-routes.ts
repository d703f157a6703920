import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { expectListedRefusal } from '#server/testing/expect-listed-refusal.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { auditFileQuery } from '#shared/contract/admin/audit-log.ts'
import { seatStreamQuery } from '#shared/contract/booking/booking.ts'
import { bookingsFileQuery } from '#shared/contract/booking/desk-booking.ts'
import type { Call } from '#shared/contract/call.ts'
import {
  ATTENDANCE_FILE,
  AUDIT_LOG_FILE,
  BILL_PICTURE,
  BOOKINGS_FILE,
  BOOKS_FILE,
  ENTRIES_FILE,
  MEMBERS_FILE,
  MISSING_PAYMENTS_FILE,
  SCREENSHOT_PICTURE,
  SHIFTS_FILE,
  STATEMENT_FILE,
  TOURS_FILE,
} from '#shared/contract/desk-endpoints.ts'
import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import { calendarDay } from '#shared/contract/fields.ts'
import { GATE_PHOTO, ROSTER_STREAM } from '#shared/contract/gate-endpoints.ts'
import { booksFileQuery } from '#shared/contract/money/books.ts'
import { shiftsFileQuery } from '#shared/contract/money/cash.ts'
import { statementFileQuery } from '#shared/contract/money/statement.ts'
import { RECEIPT_FILE, RECEIPT_PICTURE } from '#shared/contract/own-endpoints.ts'
import { toursFileQuery } from '#shared/contract/tour/tour-management.ts'
import { membersFileQuery } from '#shared/contract/user/user.ts'
import type { Target } from './attack-call.ts'
import { gateHeaders } from './valid-requests.ts'
import { type ApiResponse, expectSafeHeaders } from './valid-response.ts'

const REFUSALS = {
  reply: z.object({}),
  errors: ['notLoggedIn', 'notAllowed', 'notFound', 'storageUnavailable'],
} as const
const GATE_REFUSALS = {
  reply: z.object({}),
  errors: ['gateUnknown', 'gateRevoked', 'notFound', 'storageUnavailable'],
} as const
const id = z.object({ id: z.uuid() })

/** The routes that are not in the contract, described as if they were. */
export const RAW_ROUTES: [name: string, target: Target][] = [
  [
    'the stream of changed seats',
    {
      call: {
        method: 'GET',
        path: SEAT_STREAM.url,
        summary: '',
        query: seatStreamQuery,
        ...REFUSALS,
      },
      valid: { by: 'student', query: { room: 'Dyandhara Kaksh' } },
      send: readFirstPart,
      check: checkContent('text/event-stream', 'no-cache, no-transform'),
    },
  ],
  [
    'the roster stream of gates',
    {
      call: { method: 'GET', path: ROSTER_STREAM.url, summary: '', ...GATE_REFUSALS },
      valid: { by: 'outsider', headers: gateHeaders('streamSignature') },
      send: readFirstPart,
      check: checkContent('text/event-stream', 'no-cache, no-transform'),
    },
  ],
  [
    'a photo for gates',
    {
      call: {
        method: 'GET',
        path: GATE_PHOTO.url,
        summary: '',
        params: z.object({ userId: z.uuid() }),
        ...GATE_REFUSALS,
      },
      valid: {
        by: 'outsider',
        params: { userId: '{spareId}' },
        headers: gateHeaders('photoSignature'),
      },
      check: checkContent('image/webp', 'private, no-store'),
    },
  ],
  ['the PDF of a receipt', receiptFile(RECEIPT_FILE, 'application/pdf')],
  ['the picture of a receipt', receiptFile(RECEIPT_PICTURE, 'image/svg+xml')],
  [
    "the member's own selfie",
    {
      call: { method: 'GET', path: '/member/selfie', summary: '', ...REFUSALS },
      valid: { by: 'student' },
      check: checkContent('image/webp', 'private, no-store'),
    },
  ],
  [
    'the selfie of a user',
    {
      call: {
        method: 'GET',
        path: '/admin/users/:id/selfie',
        summary: '',
        params: id,
        ...REFUSALS,
      },
      valid: { by: 'admin', params: { id: '{spareId}' } },
      check: checkContent('image/webp', 'private, no-store'),
    },
  ],
  [
    "the picture of an expense's bill",
    {
      call: {
        method: 'GET',
        path: BILL_PICTURE.url,
        summary: '',
        params: id,
        ...REFUSALS,
      },
      valid: { by: 'admin', params: { id: '{expenseId}' } },
      check: checkContent('image/webp', 'private, no-store'),
    },
  ],
  [
    'the screenshot of a UPI payment',
    {
      call: {
        method: 'GET',
        path: SCREENSHOT_PICTURE.url,
        summary: '',
        params: id,
        ...REFUSALS,
      },
      valid: { by: 'admin', params: { id: '{claimedBooking}' } },
      check: checkContent('image/webp', 'private, no-store'),
    },
  ],
  [
    'the file of entries',
    {
      call: {
        method: 'GET',
        path: ENTRIES_FILE.url,
        summary: '',
        query: z.object({ from: calendarDay, to: calendarDay }),
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { from: '2026-03-01', to: '2026-03-10' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of members to call',
    {
      call: {
        method: 'GET',
        path: ATTENDANCE_FILE.url,
        summary: '',
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin' },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of bookings',
    {
      call: {
        method: 'GET',
        path: BOOKINGS_FILE.url,
        summary: '',
        query: bookingsFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { state: 'paid', search: 'a' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of members',
    {
      call: {
        method: 'GET',
        path: MEMBERS_FILE.url,
        summary: '',
        query: membersFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { search: 'a' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of tours',
    {
      call: {
        method: 'GET',
        path: TOURS_FILE.url,
        summary: '',
        query: toursFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { status: 'completed', search: 'a' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of shifts',
    {
      call: {
        method: 'GET',
        path: SHIFTS_FILE.url,
        summary: '',
        query: shiftsFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: {} },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of the bank statement',
    {
      call: {
        method: 'GET',
        path: STATEMENT_FILE.url,
        summary: '',
        query: statementFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { show: 'left' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of the UPI payments that the bank does not have',
    {
      call: {
        method: 'GET',
        path: MISSING_PAYMENTS_FILE.url,
        summary: '',
        query: z.object({}),
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: {} },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file of the audit log',
    {
      call: {
        method: 'GET',
        path: AUDIT_LOG_FILE.url,
        summary: '',
        query: auditFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'super_admin', query: { action: 'user.view' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
  [
    'the file for the accountant',
    {
      call: {
        method: 'GET',
        path: BOOKS_FILE.url,
        summary: '',
        query: booksFileQuery,
        reply: z.object({}),
        errors: ['notLoggedIn', 'notAllowed'],
      },
      valid: { by: 'admin', query: { month: '2026-03' } },
      check: checkContent('text/csv; charset=utf-8', 'private, no-store'),
    },
  ],
]

function receiptFile({ url }: { url: `/${string}` }, type: string): Target {
  return {
    call: {
      method: 'GET',
      path: url,
      summary: '',
      query: z.object({ number: z.string() }),
      reply: z.object({}),
      errors: ['notLoggedIn', 'notFound', 'busy'],
    },
    valid: { by: 'student', query: { number: '{studentReceipt}' } },
    check: checkContent(type, 'private, no-store'),
  }
}

function checkContent(type: string, cacheControl: string) {
  return (call: Call, { statusCode, headers, body }: ApiResponse): void => {
    expect(statusCode, body).toBeLessThan(500)
    expectSafeHeaders(headers, statusCode === 200 ? cacheControl : 'no-store')
    if (statusCode === 200) {
      expect(headers['content-type']).toBe(type)
      return
    }
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expectListedRefusal(call, statusCode, errorReply.parse(JSON.parse(body)).code)
  }
}

/** A stream does not end: the client reads its first part and hangs up. */
async function readFirstPart(app: TestApp, request: InjectOptions): Promise<ApiResponse> {
  const response = await app.inject({ ...request, payloadAsStream: true })
  const { statusCode, headers } = response
  const stream = response.stream()
  let body = ''
  for await (const part of stream) {
    body += String(part)
    // Leaving the loop closes the connection.
    if (statusCode === 200) break
  }
  return { statusCode, headers, body }
}
