import { createHash } from 'node:crypto'

/** The names of a backup's entries, in order. */
export const ABOUT_ENTRY = 'hall.json'
export const UPLOADS_FOLDER = 'uploads/'
export const SCHEMA_ENTRY = 'schema.json'
export const TABLES_FOLDER = 'tables/'
export const MANIFEST_ENTRY = 'manifest.json'
/** SHA-256 of every byte before it. */
export const DIGEST_ENTRY = 'SHA256'

const SUMS_FOLDER = 'sums/'

/** No entry is larger: blocks of rows are a few megabytes, pictures less than one. */
export const MAX_ENTRY_BYTES = 256 * 1024 * 1024

export function sumsEntry(number: number): string {
  return `${SUMS_FOLDER}${String(number).padStart(6, '0')}.sha256`
}

export function isSumsEntry(name: string): boolean {
  return name.startsWith(SUMS_FOLDER)
}

export function sumLine(name: string, bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
}

/** A table's rows are split into parts that are compressed separately. */
export function partEntry(table: string, number: number): string {
  return `${TABLES_FOLDER}${table}/${String(number).padStart(6, '0')}.copy.gz`
}

/** Returns the table whose rows an entry contains; undefined for other entries. */
export function tableOfEntry(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d{6,}\.copy\.gz$/.exec(name)?.[1]
}
