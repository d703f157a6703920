import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'

/** Incremented when the app can no longer read the format of older versions. */
export const FORMAT = 1

/** The first entry: identifies the file. */
export const aboutEntry = z.object({
  software: z.literal('dyanpeeth-abhyasika'),
  format: z.number(),
  appVersion: z.string(),
  /** When the backup started. */
  takenAt: z.string(),
  postgres: z.string(),
})
export type AboutEntry = z.infer<typeof aboutEntry>

/** Before the rows: the tables and the applied migrations. */
export const schemaEntry = z.object({
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
})
export type SchemaEntry = z.infer<typeof schemaEntry>

const tableSummary = z.object({
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  /** The hash of the table's uncompressed rows in COPY text format. */
  sha256: z.string(),
})
export type TableSummary = z.infer<typeof tableSummary>

/** The last entry: the expected contents. */
export const manifestEntry = z.object({
  tables: z.array(tableSummary),
  pictures: z.object({ count: z.number(), bytes: z.number() }),
  /** Keys in rows that were missing from storage. */
  missing: z.array(z.string()),
  /** Keys of pictures that were replaced during the backup; they are not restored. */
  replaced: z.array(z.string()),
})
export type ManifestEntry = z.infer<typeof manifestEntry>

/** Parses one of the entries above. Throws BackupError if it does not match its schema. */
export function readEntry<T>(schema: z.ZodMiniType<T>, bytes: Buffer | undefined): T {
  const parsed = schema.safeParse(jsonOf(bytes))
  if (parsed.success) return parsed.data
  throw new BackupError('This version of the app cannot read the format of this backup.')
}

function jsonOf(bytes: Buffer = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

export function entryBytes(entry: AboutEntry | SchemaEntry | ManifestEntry): Buffer {
  return Buffer.from(`${JSON.stringify(entry, null, 2)}\n`)
}
