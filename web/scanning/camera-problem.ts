/** Why the camera can't be used, with the message of document 2, section 8. */
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

/** Replaces the browser's message, which only says 'Could not start video source'. */
const IN_USE = 'Unable to access camera: another app may be using it'

/** Explains an error that getUserMedia or openCamera has thrown. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  if (DENIED.has(name)) return { denied: true, message: DENIED_TEXT }
  if (name === 'NotReadableError') return { denied: false, message: IN_USE }
  return {
    denied: false,
    message: MESSAGES.get(name) ?? `Unable to access camera: ${message || 'unknown error'}`,
  }
}
