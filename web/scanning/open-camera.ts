import { CameraTimeout, CameraUnsupported } from '#web/scanning/camera-problem.ts'

/** Document 2, section 9: preferred video, and how long the permission is waited for. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }
export const CAMERA_TIMEOUT_MS = 10_000
/** The rear camera, then the front one. */
const FACING = ['environment', 'user'] as const

type Devices = Pick<MediaDevices, 'getUserMedia'>

/** The device's cameras; undefined where the browser offers none, as on a page without https. */
export function cameraDevices(): Devices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
}

/**
 * A running camera picture. Throws what getUserMedia throws, CameraUnsupported or CameraTimeout; a
 * camera that comes after that is switched off at once.
 */
export async function openCamera(devices: Devices | undefined): Promise<MediaStream> {
  if (!devices) throw new CameraUnsupported('This browser offers no camera')
  const opening = openFirst(devices)
  let late = false
  opening.then(
    (stream) => late && switchOff(stream),
    () => undefined,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late = true
      reject(new CameraTimeout('Nobody answered the question for the camera'))
    }, CAMERA_TIMEOUT_MS)
  })
  try {
    return await Promise.race([opening, timeout])
  } finally {
    clearTimeout(timer)
  }
}

export function switchOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function openFirst(devices: Devices): Promise<MediaStream> {
  let problem: unknown
  for (const facing of FACING) {
    try {
      return await devices.getUserMedia({
        audio: false,
        video: { ...SIZE, facingMode: { ideal: facing } },
      })
    } catch (error) {
      problem = error
      // Asking again after a refusal would only ask the person twice.
      if (error instanceof DOMException && error.name === 'NotAllowedError') break
    }
  }
  throw problem
}
