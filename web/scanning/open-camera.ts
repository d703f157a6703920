import { CameraTimeout, CameraUnsupported } from '#web/scanning/camera-problem.ts'

/** The preferred size and the timeout (specification document 2, section 9). */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }
export const CAMERA_TIMEOUT_MS = 10_000
/** Tries the rear camera, then the front one. */
const FACING = ['environment', 'user'] as const

type Devices = Pick<MediaDevices, 'getUserMedia'>

/** Returns the camera API; undefined if the browser does not offer it, for example on a page without https. */
export function cameraDevices(): Devices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
}

/**
 * Opens the camera `deviceId`, or the rear one if that is missing. Throws CameraUnsupported, CameraTimeout, or the
 * error of getUserMedia. Stops a stream that arrives after the timeout.
 */
export async function openCamera(
  devices: Devices | undefined,
  deviceId?: string,
): Promise<MediaStream> {
  if (!devices) throw new CameraUnsupported('This browser has no camera API')
  const opening = openFirstAvailable(devices, deviceId)
  let late = false
  opening.then(
    (stream) => late && stopStream(stream),
    () => undefined,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late = true
      reject(new CameraTimeout('The camera permission was not granted in time'))
    }, CAMERA_TIMEOUT_MS)
  })
  try {
    return await Promise.race([opening, timeout])
  } finally {
    clearTimeout(timer)
  }
}

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function openFirstAvailable(devices: Devices, deviceId?: string): Promise<MediaStream> {
  let problem: unknown
  const chosen = deviceId === undefined ? [] : [{ deviceId: { exact: deviceId } }]
  for (const constraints of [
    ...chosen,
    ...FACING.map((facing) => ({ facingMode: { ideal: facing } })),
  ]) {
    try {
      return await devices.getUserMedia({ audio: false, video: { ...SIZE, ...constraints } })
    } catch (error) {
      problem = error
      // Don't ask for permission twice.
      if (error instanceof DOMException && error.name === 'NotAllowedError') break
    }
  }
  throw problem
}
