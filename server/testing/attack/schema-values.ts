import fc from 'fast-check'
import * as z from 'zod/mini'
import { hostileText } from './hostile-texts.ts'
import { hostileJson } from './hostile-values.ts'

/** The parts of JSON Schema that the contract uses. */
const jsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  propertyNames: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(z.array(z.unknown())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
})
type JsonSchema = z.infer<typeof jsonSchema>

/** Values that match a schema's types, with hostile strings and edge-case numbers. */
export function valuesMatching(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function valuesOf(given: unknown): fc.Arbitrary<unknown> {
  const schema = jsonSchema.parse(given)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf))
  return fc.oneof(...[schema.type].flat().map((type) => ofType(type, schema)))
}

function ofType(type: string | undefined, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return hostileText
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(valuesOf))
        : fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return schema.propertyNames ? records(schema) : objects(schema)
    default:
      return hostileJson
  }
}

function numbers({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema) {
  return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: -3, max: 3 }))
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, each]) => [name, valuesOf(each)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** A record with enum keys requires all of them. */
function records({ propertyNames, additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const keys = jsonSchema.parse(propertyNames).enum ?? []
  const fields = keys.map((key) => [String(key), valuesOf(additionalProperties)] as const)
  return fc.record(Object.fromEntries(fields))
}
