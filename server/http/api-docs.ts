import { readFile } from 'node:fs/promises'
import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { login } from '#shared/contract/auth.ts'
import type { Upload } from '#shared/contract/call.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { contentPolicyHeader } from './security-headers.ts'

const PACKAGE_FILE = new URL('../../package.json', import.meta.url)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The file that the route takes, for its page at /api/docs. */
    upload?: Upload
  }
}

/** The OpenAPI page at /api/docs. Registered before the routes, so that it sees them. */
export async function apiDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: HALL_NAME, version: await appVersion() },
      tags: TAGS,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // The page knows its own folder, not the one that the whole API is mounted in.
    indexPrefix: api.prefix,
    // Without the bar for other addresses and the framework's logo in it.
    uiConfig: { layout: 'BaseLayout', tagsSorter: 'alpha' },
    theme: { title: `${HALL_NAME} API` },
    staticCSP: contentPolicyHeader({}),
  })
}

/** Calls are told by the first word of their path. */
const TAGS = [
  { name: 'admin', description: 'The desk: accounts, bookings, settings, the audit log' },
  { name: 'auth', description: 'Accounts, and the steps of a member up to the payment' },
  { name: 'booking', description: 'Seats and bookings' },
  { name: 'hall', description: 'What every screen knows of the hall' },
  { name: 'health', description: 'For whoever watches the server' },
  { name: 'member', description: 'What members see and do of their own' },
  { name: 'tour', description: 'Tours and visitor passes' },
]

const transform: SwaggerTransform = (route) => {
  const described = jsonSchemaTransform(route)
  const { schema, url } = described
  if (!schema || schema.hide) return described
  const { upload } = route.route.config ?? {}
  return {
    url,
    schema: {
      ...schema,
      tags: TAGS.map(({ name }) => name).filter((name) => url.startsWith(`/api/${name}`)),
      ...(upload && { body: uploadBody(schema.body, upload) }),
      // It notices a token, to end that session; nobody needs one to sign in.
      ...(url.endsWith(login.path) && { security: [] }),
    },
  }
}

async function appVersion(): Promise<string> {
  const text = await readFile(PACKAGE_FILE, 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version
}

const formSchema = z.looseObject({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
})

/** A form with the file among its fields; the fields alone may come as JSON, where no file is needed. */
function uploadBody(fields: unknown, { field, required }: Upload) {
  const form = formSchema.parse(fields ?? { type: 'object' })
  const formWithFile = {
    ...form,
    properties: { ...form.properties, [field]: { type: 'string', format: 'binary' } },
    required: required ? [...form.required, field] : form.required,
  }
  return {
    content: {
      'multipart/form-data': { schema: formWithFile },
      ...(!required && { 'application/json': { schema: form } }),
    },
  }
}
