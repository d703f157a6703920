import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { createLog, pinoOptions } from '#server/log/log.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { AppError } from './app-error.ts'
import { handleError } from './error-handler.ts'
import { requestLog } from './request-log.ts'

/** What an app whose one route throws `error` answers, and the lines that it logs. */
async function thrown(error: unknown) {
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => void lines.push(line) })
  const app = Fastify({
    logger: pinoOptions(log),
    // As the app has it: http/request-log.ts writes the lines.
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

test.each(['loginFailed', 'notSignedIn', 'notAllowed'] as const)(
  'a refusal that attacks meet is logged by its name: %s',
  async (name) => {
    const { lines, id } = await thrown(new AppError(name))
    const refused = lines.find((line) => line.includes('"refused"')) ?? '{}'
    expect(JSON.parse(refused)).toMatchObject({ error: name, reqId: id })
    expect(lines.join()).not.toContain('asha@example.com')
  },
)

test('a plain mistake is not', async () => {
  const { lines } = await thrown(new AppError('validationFailed'))
  expect(lines.join()).not.toContain('"refused"')
})

test('what nobody expected is logged with its stack and without its row, and answered masked', async () => {
  const failure = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
  })
  const { status, answer, lines } = await thrown(failure)
  expect(status).toBe(500)
  const [said] = ERRORS.internal.message.split('{')
  expect(answer).toEqual({ success: false, message: expect.stringContaining(said ?? '') })
  expect(lines.join()).toContain('request failed')
  expect(lines.join()).not.toContain('asha@example.com')
})

test('line breaks in what is logged make no line of their own', async () => {
  const { lines } = await thrown(new Error('one\r\n{"level":30,"msg":"forged"}'))
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(lines.filter((line) => JSON.parse(line).msg === 'forged')).toEqual([])
})
