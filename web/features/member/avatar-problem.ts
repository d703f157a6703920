import { ApiError } from '#web/api/api-error.ts'

/** What to tell of an upload that failed (document 2, section 8). */
export function avatarProblem(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'server') {
    return error.serverMessage ?? 'Failed to upload avatar'
  }
  return 'Error uploading avatar. Please try again.'
}
