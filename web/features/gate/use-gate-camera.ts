import { type RefObject, useEffect, useRef, useState } from 'react'
import { cameraIds, chooseCamera, chosenCamera, otherCamera } from '#web/gate/camera-choice.ts'
import { hasLight, switchLight } from '#web/gate/camera-light.ts'
import type { Gate } from '#web/gate/gate.ts'
import { createQrReader, startQrWorker } from '#web/scanning/qr-reader.ts'
import { liveScanProblem } from '#web/scanning/reader-problem.ts'
import { type CameraState, useCamera } from '#web/scanning/use-camera.ts'
import { useVideoCodes } from '#web/scanning/use-video-codes.ts'

/** How long after a failure the camera is restarted. */
const RESTART_MS = 5000

export type GateCamera = {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  /** Switches to the device's next camera and remembers it; undefined if there is only one. */
  switchCamera: (() => void) | undefined
  /** Undefined if the camera has no light. */
  light: { on: boolean; toggle: () => void } | undefined
}

/** The camera of the open gate. It is on while `isWanted`, and restarts after a failure. */
export function useGateCamera(gate: Gate, isWanted: boolean): GateCamera {
  const [reader] = useState(() => createQrReader(startQrWorker))
  useEffect(() => () => reader.close(), [reader])
  const video = useRef<HTMLVideoElement>(null)
  const [chosen, setChosen] = useState(chosenCamera)
  const camera = useCamera()
  const { start, stop, stream } = camera

  useVideoCodes(video, stream, reader, {
    onCode: (text) => void gate.scan(text, 'camera'),
    onFailure: (error) => camera.fail(liveScanProblem(error)),
  })

  useEffect(() => {
    if (isWanted) void start(chosen)
    else stop()
  }, [isWanted, chosen, start, stop])

  const stopped = isWanted && camera.phase === 'off' && camera.permission !== 'denied'
  useEffect(() => {
    if (!stopped) return
    const timer = setTimeout(() => void start(chosen), RESTART_MS)
    return () => clearTimeout(timer)
  }, [stopped, chosen, start])

  const track = stream?.getVideoTracks()[0]
  const other = otherCamera(useCameras(stream), track?.getSettings().deviceId)
  const switchCamera = () => {
    if (other === undefined) return
    chooseCamera(other)
    setChosen(other)
    // The other camera was already chosen, but was not connected before.
    if (other === chosen) void start(other)
  }
  return {
    video,
    state: camera,
    switchCamera: other === undefined ? undefined : switchCamera,
    light: useLight(track),
  }
}

/** The IDs of the device's cameras, known once one of them is on. */
function useCameras(stream: MediaStream | undefined): readonly string[] {
  const [cameras, setCameras] = useState<readonly string[]>([])
  useEffect(() => {
    if (!stream) return
    let cancelled = false
    const list = () =>
      navigator.mediaDevices.enumerateDevices().then(
        (devices) => cancelled || setCameras(cameraIds(devices)),
        () => undefined,
      )
    void list()
    navigator.mediaDevices.addEventListener('devicechange', list)
    return () => {
      cancelled = true
      navigator.mediaDevices.removeEventListener('devicechange', list)
    }
  }, [stream])
  return cameras
}

function useLight(track: MediaStreamTrack | undefined): GateCamera['light'] {
  const [lit, setLit] = useState<MediaStreamTrack>()
  if (!track || !hasLight(track)) return undefined
  const on = lit === track
  const toggle = async () => setLit((await switchLight(track, !on)) ? track : undefined)
  return { on, toggle: () => void toggle() }
}
