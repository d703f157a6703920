import { useCallback, useEffect, useRef, useState } from 'react'
import { cameraProblem } from '#web/scanning/camera-problem.ts'
import { cameraDevices, openCamera, switchOff } from '#web/scanning/open-camera.ts'

export type CameraState = {
  phase: 'off' | 'starting' | 'on'
  permission: 'prompt' | 'granted' | 'denied'
  /** Why it is off, when a person did not switch it off. */
  problem?: string | undefined
  stream?: MediaStream | undefined
}

export type Camera = CameraState & {
  /** True when its picture is there; false when it does not come or is no longer wanted. */
  start: () => Promise<boolean>
  stop: () => void
  /** Switches off and says why. */
  fail: (problem: string) => void
  /** From denied back to prompt: the browser's settings may have changed. */
  resetPermission: () => void
}

const UNPLUGGED = 'Unable to access camera: it was disconnected'

/** The device's camera. It goes off with the screen that uses it. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ phase: 'off', permission: 'prompt' })
  const held = useRef<MediaStream | undefined>(undefined)
  // Counts starts and stops, so that a camera that was waited for knows whether it is still wanted.
  const turn = useRef(0)

  const release = useCallback(() => {
    turn.current += 1
    if (held.current) switchOff(held.current)
    held.current = undefined
    return turn.current
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

  const start = useCallback(async () => {
    const mine = release()
    setState(({ permission }) => ({ phase: 'starting', permission }))
    try {
      const stream = await openCamera(cameraDevices())
      if (mine !== turn.current) {
        switchOff(stream)
        return false
      }
      held.current = stream
      for (const track of stream.getVideoTracks()) {
        track.addEventListener('ended', () => fail(UNPLUGGED))
      }
      setState({ phase: 'on', permission: 'granted', stream })
      return true
    } catch (error) {
      if (mine !== turn.current) return false
      const { denied, message } = cameraProblem(error)
      setState({ phase: 'off', permission: denied ? 'denied' : 'prompt', problem: message })
      return false
    }
  }, [release, fail])

  const resetPermission = useCallback(() => setState({ phase: 'off', permission: 'prompt' }), [])

  useEffect(() => () => void release(), [release])

  return { ...state, start, stop, fail, resetPermission }
}
