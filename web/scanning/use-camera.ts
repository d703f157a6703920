import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraProblem } from '#web/scanning/camera-problem.ts'
import { cameraDevices, openCamera, stopStream } from '#web/scanning/open-camera.ts'
import { CAMERA_PROBLEMS } from '#words/tour/scanning.ts'

export type CameraState = {
  phase: 'off' | 'starting' | 'on'
  permission: 'prompt' | 'granted' | 'denied'
  /** Why the camera is off; undefined if the user stopped it. */
  problem?: string | undefined
  stream?: MediaStream | undefined
}

export type Camera = CameraState & {
  /** Opens the camera. Returns false if that fails, or if the camera was stopped or restarted meanwhile. */
  start: (deviceId?: string) => Promise<boolean>
  stop: () => void
  /** Stops the camera and shows why. */
  fail: (problem: string) => void
  /** Resets a denied permission to `prompt`, because it may have changed in the browser's settings. */
  resetPermission: () => void
}

/** The device's camera. Stops when the component unmounts. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ phase: 'off', permission: 'prompt' })
  const openStream = useRef<MediaStream | undefined>(undefined)
  // Counts starts and stops, so that a slow start notices that it was superseded.
  const generation = useRef(0)

  const release = useCallback(() => {
    generation.current += 1
    if (openStream.current) stopStream(openStream.current)
    openStream.current = undefined
    return generation.current
  }, [])

  const fail = useCallback(
    (problem: string) => {
      release()
      setState(({ permission }) => ({ phase: 'off', permission, problem }))
    },
    [release],
  )

  const stop = useCallback(() => {
    release()
    setState(({ permission }) => ({ phase: 'off', permission }))
  }, [release])

  const start = useCallback(
    async (deviceId?: string) => {
      const startedAs = release()
      setState(({ permission }) => ({ phase: 'starting', permission }))
      try {
        const stream = await openCamera(cameraDevices(), deviceId)
        if (startedAs !== generation.current) {
          stopStream(stream)
          return false
        }
        openStream.current = stream
        for (const track of stream.getVideoTracks()) {
          track.addEventListener('ended', () => fail(CAMERA_PROBLEMS.disconnected))
        }
        setState({ phase: 'on', permission: 'granted', stream })
        return true
      } catch (error) {
        if (startedAs !== generation.current) return false
        const { denied, message } = cameraProblem(error)
        setState({ phase: 'off', permission: denied ? 'denied' : 'prompt', problem: message })
        return false
      }
    },
    [release, fail],
  )

  const resetPermission = useCallback(() => setState({ phase: 'off', permission: 'prompt' }), [])

  useEffect(() => () => void release(), [release])

  return { ...state, start, stop, fail, resetPermission }
}
