import { expect, test } from 'vitest'
import { CameraTimeout, CameraUnsupported, cameraProblem } from './camera-problem.ts'

const DENIED =
  'Camera permission was denied. Please allow camera access in your browser settings and try again.'

test.each<[unknown, boolean, string]>([
  [new DOMException('', 'NotFoundError'), false, 'No camera found on this device'],
  [new CameraUnsupported(), false, 'Camera not supported on this device'],
  [new DOMException('', 'NotAllowedError'), true, DENIED],
  [new DOMException('', 'SecurityError'), true, DENIED],
  [new CameraTimeout(), false, 'Camera permission request timed out'],
  [
    new DOMException('Could not start video source', 'NotReadableError'),
    false,
    'Unable to access camera: another app may be using it',
  ],
  [new DOMException('It fell off', 'AbortError'), false, 'Unable to access camera: It fell off'],
  [new Error(''), false, 'Unable to access camera: unknown error'],
  ['broken', false, 'Unable to access camera: unknown error'],
])('cameraProblem explains %s [scan-12]', (error, denied, message) => {
  expect(cameraProblem(error)).toEqual({ denied, message })
})
