import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ERRORS } from '#shared/contract/errors.ts'
import { FIELD_PROBLEM_CODES } from '#shared/domain/field-problem.ts'
import { refusalsByStatus } from './http/listed-errors.ts'
import { openBrowser } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()),
  required: z.optional(z.array(z.string())),
})
const operation = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: objectSchema })) }),
  ),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
})
const document = z.looseObject({
  info: z.object({ title: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ securitySchemes: z.record(z.string(), z.unknown()) }),
})

const calls = await everyCall()
let app: TestApp
let docs: z.infer<typeof document>
beforeAll(async () => {
  app = await createTestApp()
  docs = document.parse((await openBrowser(app).get('/api/docs/json')).json())
})
afterAll(() => app.close())

const refusedWith = z.object({
  content: z.object({
    'application/json': z.object({
      schema: z.object({
        properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }),
      }),
    }),
  }),
})

function codesOf(response: unknown): string[] {
  const { content } = refusedWith.parse(response)
  return content['application/json'].schema.properties.code.enum
}

function documentationOf(method: string, path: string) {
  const found = docs.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not on the page`)
  return found
}

test('serves a documentation page', async () => {
  const page = await openBrowser(app).get('/api/docs')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('swagger-ui')
  for (const [, file = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await openBrowser(app).get(file)).statusCode, file).toBe(200)
  }
})

test('the page lists only calls and uses the address it was loaded from', async () => {
  const { headers } = await openBrowser(app).get('/api/docs')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  // Without TLS: upgraded asset URLs would not load.
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  const initializer = await openBrowser(app).get('/api/docs/static/swagger-initializer.js')
  expect(initializer.body).toContain('"layout":"BaseLayout"')
})

test("each call has exactly one tag, and the version is the app's", async () => {
  const file = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  expect(docs.info.version).toBe(JSON.parse(file).version)
  const used = Object.entries(docs.paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ tags }) => {
      expect(tags, path).toEqual([path.split('/')[2]])
      return tags[0]
    }),
  )
  expect([...new Set(used)].sort()).toEqual(docs.tags.map(({ name }) => name))
})

test.each(calls)('documents %s with every refusal that it lists', (_name, call) => {
  const { summary, responses } = documentationOf(call.method, call.path)
  const refusals = refusalsByStatus(call)
  expect(summary).toBe(call.summary)
  expect(Object.keys(responses)).toEqual(['200', ...[...refusals.keys()].map(String)])
  for (const [status, codes] of refusals) {
    expect(codesOf(responses[status]), `${status}`).toEqual(codes)
    for (const code of codes) {
      const line = `- \`${code}\`: ${ERRORS[code].message}`
      expect(responses[status]?.description).toContain(line)
    }
  }
})

test('is valid OpenAPI', async () => {
  const { errors } = await new Validator().validate(docs)
  expect(errors).toBeUndefined()
})

test('lists every code of a field error', () => {
  const { FieldError } = z.record(z.string(), objectSchema).parse(docs.components.schemas)
  expect(FieldError?.properties.code).toEqual({ type: 'string', enum: FIELD_PROBLEM_CODES })
})

test.each(calls)(
  'marks %s as requiring a token if it returns 401 without one',
  async (_name, call) => {
    const { statusCode, body } = await app.inject({
      method: call.method,
      url: `/api${call.path.replace(/:\w+/, 'a@example.com')}`,
      ...(call.method === 'POST' && { payload: {} }),
    })
    const needsToken = call.errors?.includes('notLoggedIn') ?? false
    // A gate's signature is not a token.
    const isRefused = statusCode === ERRORS.notLoggedIn.status && !body.includes('gateUnknown')
    expect(isRefused).toBe(needsToken)
    const { security } = documentationOf(call.method, call.path)
    expect(JSON.stringify(security) === '[{"bearer":[]}]').toBe(needsToken)
    expect(docs.components.securitySchemes).toHaveProperty('bearer')
  },
)

test('marks the token as optional where it is not required', () => {
  const either = [{ bearer: [] }, {}]
  expect(documentationOf('POST', '/auth/logout').security).toEqual(either)
  expect(documentationOf('GET', '/tour/requests/:email').security).toEqual(either)
  expect(documentationOf('POST', '/auth/register').security).toBeUndefined()
  // Login uses a token if there is one, but does not require it.
  expect(documentationOf('POST', '/auth/login').security).toEqual([])
})

describe('a call with a file', () => {
  const content = (path: string) => documentationOf('POST', path).requestBody?.content ?? {}
  const FILE = { type: 'string', format: 'binary' }

  test.each([
    ['/auth/register', 'avatar', 'fullName'],
    ['/auth/update-membership', 'selfiePhoto', 'fatherName'],
  ])('%s accepts a form with %s, or JSON without it [server-1]', (path, file, text) => {
    const { 'multipart/form-data': multipart, 'application/json': json, ...others } = content(path)
    expect(others).toEqual({})
    expect(multipart?.schema.properties[file]).toEqual(FILE)
    expect(multipart?.schema.required ?? []).not.toContain(file)
    expect(multipart?.schema.properties).toHaveProperty(text)
    expect(json?.schema.properties).toHaveProperty(text)
    expect(json?.schema.properties).not.toHaveProperty(file)
  })

  test('/auth/upload-avatar accepts only a form with a file', () => {
    const { 'multipart/form-data': multipart, ...others } = content('/auth/upload-avatar')
    expect(others).toEqual({})
    expect(multipart?.schema).toMatchObject({ properties: { avatar: FILE }, required: ['avatar'] })
  })
})

test('shows fields required by a refinement as required [server-2]', () => {
  const json = documentationOf('POST', '/auth/register').requestBody?.content['application/json']
  expect(json?.schema.required).toEqual([
    'email',
    'password',
    'fullName',
    'phoneNumber',
    'dateOfBirth',
    'gender',
  ])
})
