import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { loggableError } from './loggable-error.ts'
import { redact } from './redact.ts'

describe('removes from messages', () => {
  test.each([
    ['an email', 'No mailbox asha.patil@example.com here', 'No mailbox [email] here'],
    ['an email in a URL', 'GET /x/asha%40example.com failed', 'GET [email] failed'],
    ['a URL', 'Reply sent in /api/admin/users?search=asha', 'Reply sent in [address]'],
    ['a member ID', 'Unknown @DA202611001', 'Unknown [member ID]'],
    ['a phone number', 'Not a number: +919876543210', 'Not a number: [number]'],
    [
      'quoted input',
      'Unexpected token, "{"a":"Asha"}" is not JSON',
      'Unexpected token, "…" is not JSON',
    ],
  ])('%s', (_what, message, expected) => {
    expect(redact(message)).toBe(expected)
  })
})

test('logs where an error was thrown and its causes, without personal data', () => {
  const cause = new TypeError('asha@example.com\n    at Asha Patil is no frame')
  const error = Object.assign(new Error('Failed for "Asha"', { cause }), { code: 'EFAILED' })
  const logged = loggableError(error)
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'Failed for "…"',
    code: 'EFAILED',
    stack: expect.stringMatching(/^\s+at .*loggable-error\.test\.ts:\d+:\d+/),
    cause: { type: 'TypeError', message: expect.stringMatching(/^\[email\]/) },
  })
  expect(logged.cause?.stack).not.toContain('Asha')
})

test("omits a mail server's response text but keeps its status code", () => {
  const error = Object.assign(new Error('Rejected: 550 No Asha Patil'), {
    response: '550 No Asha Patil',
    responseCode: 550,
  })
  expect(loggableError(error)).toMatchObject({ message: 'Rejected: [answer]', responseCode: 550 })
})

test('does not log thrown values that are not errors', () => {
  expect(loggableError('asha@example.com').message).not.toContain('asha')
})

test('logs only failures at a terminal', () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', write: (line) => void lines.push(line) })
  log.info({ queue: 'mail' }, 'job')
  log.error({ queue: 'mail' }, 'job failed')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 50, time: expect.any(Number), pid: process.pid, queue: 'mail', msg: 'job failed' },
  ])
})
