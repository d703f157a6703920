import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { loggableError } from './loggable-error.ts'
import { scrubbed } from './scrub.ts'

describe('a message is logged without', () => {
  test.each([
    ['an email', 'No mailbox asha.patil@example.com here', 'No mailbox [email] here'],
    ['an email of an address', 'GET /x/asha%40example.com failed', 'GET [email] failed'],
    ['an address', 'Reply sent in /api/admin/users?search=asha', 'Reply sent in [address]'],
    ['a member ID', 'Unknown @DA202611001', 'Unknown [member ID]'],
    ['a phone number', 'Not a number: +919876543210', 'Not a number: [number]'],
    [
      'what was sent',
      'Unexpected token, "{"a":"Asha"}" is not JSON',
      'Unexpected token, "…" is not JSON',
    ],
  ])('%s', (_what, message, expected) => {
    expect(scrubbed(message)).toBe(expected)
  })
})

test('an error tells where it was thrown, and its causes, but repeats nobody', () => {
  const cause = new TypeError('asha@example.com\n    at Asha Patil is no frame')
  const error = Object.assign(new Error('Failed for "Asha"', { cause }), { code: 'EFAILED' })
  const told = loggableError(error)
  expect(told).toMatchObject({
    type: 'Error',
    message: 'Failed for "…"',
    code: 'EFAILED',
    stack: expect.stringMatching(/^\s+at .*loggable-error\.test\.ts:\d+:\d+/),
    cause: { type: 'TypeError', message: expect.stringMatching(/^\[email\]/) },
  })
  expect(told.cause?.stack).not.toContain('Asha')
})

test('an answer of a mail server is kept back, its number is not', () => {
  const error = Object.assign(new Error('Rejected: 550 No Asha Patil'), {
    response: '550 No Asha Patil',
    responseCode: 550,
  })
  expect(loggableError(error)).toMatchObject({ message: 'Rejected: [answer]', responseCode: 550 })
})

test('what is thrown without being an error is not repeated', () => {
  expect(loggableError('asha@example.com').message).not.toContain('asha')
})

test('at a terminal only what went wrong is written', () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', write: (line) => void lines.push(line) })
  log.info({ queue: 'mail' }, 'job')
  log.error({ queue: 'mail' }, 'job failed')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 50, time: expect.any(Number), pid: process.pid, queue: 'mail', msg: 'job failed' },
  ])
})
