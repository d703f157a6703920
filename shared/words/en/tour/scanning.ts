/** Why the camera or the QR reader can't be used (specification document 2, section 8). */
export const CAMERA_PROBLEMS = {
  unsupported: 'Camera not supported on this device',
  timedOut: 'Camera permission request timed out',
  notFound: 'No camera found on this device',
  denied:
    'Camera permission was denied. Please allow camera access in your browser settings and try again.',
  inUse: 'Unable to access camera: another app may be using it',
  disconnected: 'Unable to access camera: it was disconnected',
  other: 'Unable to access camera: {reason}',
  unknown: 'Unable to access camera: unknown error',
} as const

export const READER_PROBLEMS = {
  notLoaded: "Couldn't load the QR reader. Check your internet connection and try again.",
  stopped: 'The QR reader has stopped. Please start the camera again.',
} as const
