import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Upload } from '#shared/contract/call.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'

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
      info: { title: HALL_NAME, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
  })
  // The page knows its own folder, not the one that the whole API is mounted in.
  await api.register(swaggerUi, { routePrefix: '/docs', indexPrefix: api.prefix, staticCSP: true })
}

const transform: SwaggerTransform = (route) => {
  const described = jsonSchemaTransform(route)
  const upload = route.route.config?.upload
  if (!upload || !described.schema) return described
  const body = uploadBody(described.schema.body, upload)
  return { ...described, schema: { ...described.schema, body } }
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
