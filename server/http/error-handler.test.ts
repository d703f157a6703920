import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { createLog } from '#server/log/log.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { handleError } from './error-handler.ts'
import { requestLog } from './request-log.ts'

/** Returns the response and the log lines of an app whose only route throws `error`. */
async function respondTo(error: unknown) {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: createLog({ level: 'info', write: (line) => void lines.push(line) }),
    // As in the app: http/request-log.ts writes the lines.
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(handleError)
  requestLog(app)
  app.get('/', async () => {
    throw error
  })
  const response = await app.inject({ url: '/?email=asha@example.com' })
  await app.close()
  return {
    status: response.statusCode,
    answer: response.json(),
    id: response.headers['x-request-id'],
    lines,
  }
}

test.each(['loginFailed', 'notLoggedIn', 'notAllowed'] as const)(
  'logs the code of a refusal that attacks cause: %s [security-30]',
  async (name) => {
    const { lines, id } = await respondTo(new AppError(name))
    const refused = lines.find((line) => line.includes('"refused"')) ?? '{}'
    expect(JSON.parse(refused)).toMatchObject({ error: name, reqId: id })
    expect(lines.join()).not.toContain('asha@example.com')
  },
)

test('does not log an ordinary mistake', async () => {
  const { lines } = await respondTo(new AppError('validationFailed'))
  expect(lines.join()).not.toContain('"refused"')
})

test('logs an unexpected error with its stack but without the row, and masks the response [security-31]', async () => {
  const failure = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
  })
  const { status, answer, id, lines } = await respondTo(failure)
  expect(status).toBe(500)
  const [logged] = ERRORS.internal.message.split('{')
  expect(answer).toEqual({
    success: false,
    code: 'internal',
    values: { requestId: id },
    message: expect.stringContaining(logged ?? ''),
  })
  expect(lines.join()).toContain('request failed')
  expect(lines.join()).not.toContain('asha@example.com')
})

test('escapes line breaks in logged values [security-32]', async () => {
  const { lines } = await respondTo(new Error('one\r\n{"level":30,"msg":"forged"}'))
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(lines.filter((line) => JSON.parse(line).msg === 'forged')).toEqual([])
})
