/** A reason why a backup or restore fails, in one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
