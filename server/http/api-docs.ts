import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { appVersion } from '#server/config/project-folder.ts'
import type { Upload } from '#shared/contract/call.ts'
import { login } from '#shared/contract/user/auth.ts'
import { HALL_NAME } from '#shared/domain/settings/hall-details.ts'
import { contentPolicyHeader } from './pages/security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's file upload, for its documentation at /api/docs. */
    upload?: Upload
  }
}

/** The OpenAPI page at /api/docs. Must be registered before the routes. */
export async function apiDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      // The page takes half a second to open a group of calls; with OpenAPI 3.1 it takes 6 s.
      openapi: '3.0.3',
      info: { title: HALL_NAME, version: await appVersion() },
      tags: TAGS,
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
    transformObject: jsonSchemaTransformObject,
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // The plugin adds its own prefix, but not the prefix of the whole API.
    indexPrefix: api.prefix,
    // Hides the top bar with the URL input and the framework's logo, and lists the calls of a group once it is opened.
    uiConfig: { layout: 'BaseLayout', tagsSorter: 'alpha', docExpansion: 'none' },
    theme: { title: `${HALL_NAME} API` },
    staticCSP: contentPolicyHeader({}),
  })
}

/** Calls are grouped by the first segment of their path. */
const TAGS = [
  { name: 'admin', description: 'Reception: users, bookings, settings and the audit log' },
  { name: 'auth', description: "Accounts, and a member's steps up to the payment" },
  { name: 'booking', description: 'Seats and bookings' },
  { name: 'gate', description: 'Devices at the door, which sign their calls' },
  { name: 'hall', description: 'What every screen needs to know about the hall' },
  { name: 'health', description: 'Health checks' },
  { name: 'member', description: "Members' own data" },
  { name: 'payment', description: "Members' payments by UPI" },
  { name: 'push', description: "Notifications on members' phones" },
  { name: 'receipts', description: 'Receipts of payments' },
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
      // A login ends the session of a token that is sent, but does not require one.
      ...(url.endsWith(login.path) && { security: [] }),
    },
  }
}

const formSchema = z.looseObject({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
})

/**
 * A multipart form with the file; if the file is optional, the fields may be sent as JSON instead.
 */
function uploadBody(fields: unknown, { field, required }: Upload) {
  const { required: names, ...form } = formSchema.parse(fields ?? { type: 'object' })
  const withFile = { ...form.properties, [field]: { type: 'string', format: 'binary' } }
  return {
    content: {
      'multipart/form-data': {
        schema: {
          ...form,
          properties: withFile,
          ...requires(required ? [...names, field] : names),
        },
      },
      ...(!required && { 'application/json': { schema: { ...form, ...requires(names) } } }),
    },
  }
}

/** An empty list is not valid OpenAPI. */
function requires(names: string[]) {
  return names.length > 0 && { required: names }
}
