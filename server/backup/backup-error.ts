/** Why a backup or a restore cannot be, in one sentence for the person at the console. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
