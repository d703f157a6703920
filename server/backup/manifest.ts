import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'

/** Counts up when a version of the app can no longer read what an older one wrote. */
export const FORMAT = 1

/** The first entry: what this file is. */
export const hallEntry = z.object({
  software: z.literal('dyanpeeth-abhyasika'),
  format: z.number(),
  appVersion: z.string(),
  /** When the backup was begun. */
  takenAt: z.string(),
  postgres: z.string(),
})
export type HallEntry = z.infer<typeof hallEntry>

/** Before the rows: the tables and how far the database was migrated. */
export const schemaEntry = z.object({
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
})
export type SchemaEntry = z.infer<typeof schemaEntry>

const tableSum = z.object({
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  /** Of its rows in the text form of COPY, unpacked and in one piece. */
  sha256: z.string(),
})
export type TableSum = z.infer<typeof tableSum>

/** Behind everything else: what must have come. */
export const manifestEntry = z.object({
  tables: z.array(tableSum),
  pictures: z.object({ count: z.number(), bytes: z.number() }),
  /** Keys that a row names and the storage did not have. */
  missing: z.array(z.string()),
  /** Keys of pictures in this backup that were replaced while it was made: they are not restored. */
  replaced: z.array(z.string()),
})
export type ManifestEntry = z.infer<typeof manifestEntry>

/** Reads one of the entries above. Throws BackupError when it is not as this version writes it. */
export function readEntry<T>(schema: z.ZodMiniType<T>, bytes: Buffer | undefined): T {
  const parsed = schema.safeParse(jsonOf(bytes))
  if (parsed.success) return parsed.data
  throw new BackupError('This backup is of a form that this version of the app does not know.')
}

function jsonOf(bytes: Buffer = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

export function entryBytes(entry: HallEntry | SchemaEntry | ManifestEntry): Buffer {
  return Buffer.from(`${JSON.stringify(entry, null, 2)}\n`)
}
