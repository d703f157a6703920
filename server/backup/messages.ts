/** A reason why a backup or restore fails, in one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** `1 row`, `2 rows`. */
export function pluralize(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
