/** Why there is no camera picture, in the words of document 2, section 8. */
export type CameraProblem = { denied: boolean; message: string }

export class CameraUnsupported extends Error {
  override readonly name = 'CameraUnsupported'
}

export class CameraTimeout extends Error {
  override readonly name = 'CameraTimeout'
}

const MESSAGES = new Map([
  ['CameraUnsupported', 'Camera not supported on this device'],
  ['CameraTimeout', 'Camera permission request timed out'],
  ['NotFoundError', 'No camera found on this device'],
  ['DevicesNotFoundError', 'No camera found on this device'],
  ['NotSupportedError', 'Camera not supported on this device'],
])

const DENIED = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError'])
export const DENIED_TEXT =
  'Camera permission was denied. Please allow camera access in your browser settings and try again.'

/** What people know of a camera that another program holds, whose error says only 'Could not start'. */
const IN_USE = 'Unable to access camera: another program may be using it'

/** By the error that getUserMedia or openCamera threw. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (DENIED.has(name)) return { denied: true, message: DENIED_TEXT }
  if (name === 'NotReadableError') return { denied: false, message: IN_USE }
  return {
    denied: false,
    message: MESSAGES.get(name) ?? `Unable to access camera: ${message || 'unknown error'}`,
  }
}
