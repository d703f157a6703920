import { fillIn } from '#shared/domain/placeholders.ts'
import { CAMERA_PROBLEMS } from '#words/tour/scanning.ts'

/** Why the camera can't be used, with the message of specification document 2, section 8. */
export type CameraProblem = { denied: boolean; message: string }

export class CameraUnsupported extends Error {
  override readonly name = 'CameraUnsupported'
}

export class CameraTimeout extends Error {
  override readonly name = 'CameraTimeout'
}

/** Messages by the error's name. */
const MESSAGES = new Map<string, string>([
  ['CameraUnsupported', CAMERA_PROBLEMS.unsupported],
  ['CameraTimeout', CAMERA_PROBLEMS.timedOut],
  ['NotFoundError', CAMERA_PROBLEMS.notFound],
  ['DevicesNotFoundError', CAMERA_PROBLEMS.notFound],
  ['NotSupportedError', CAMERA_PROBLEMS.unsupported],
  ['NotReadableError', CAMERA_PROBLEMS.inUse],
])

const DENIED = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])

/** Explains an error thrown by getUserMedia or openCamera. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (DENIED.has(name)) return { denied: true, message: CAMERA_PROBLEMS.denied }
  return {
    denied: false,
    message: MESSAGES.get(name) ?? otherProblem(message),
  }
}

function otherProblem(reason: string): string {
  return reason === '' ? CAMERA_PROBLEMS.unknown : fillIn(CAMERA_PROBLEMS.other, { reason })
}
