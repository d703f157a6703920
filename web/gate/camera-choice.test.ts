import { expect, test, vi } from 'vitest'
import { cameraIds, otherCamera } from '#web/gate/camera-choice.ts'
import { hasLight, switchLight } from '#web/gate/camera-light.ts'

test.each([
  [['front', 'rear'], 'front', 'rear'],
  [['front', 'rear'], 'rear', 'front'],
  [['front', 'rear', 'usb'], 'rear', 'usb'],
  [['front', 'rear'], 'gone', 'front'],
  [['front', 'rear'], undefined, 'front'],
  [['front'], 'front', undefined],
  [[], 'front', undefined],
])('of the cameras %j, chooses after %s: %s [gate-222]', (cameras, current, next) => {
  expect(otherCamera(cameras, current)).toBe(next)
})

test('lists the cameras whose IDs the browser reveals [gate-223]', () => {
  const devices = [
    { kind: 'audioinput', deviceId: 'microphone' },
    { kind: 'videoinput', deviceId: 'front' },
    { kind: 'videoinput', deviceId: '' },
    { kind: 'videoinput', deviceId: 'rear' },
  ] as const
  expect(cameraIds(devices)).toEqual(['front', 'rear'])
})

test('detects whether a camera has a light, and reports it as off if it cannot be switched on [gate-224]', async () => {
  expect(
    hasLight({ getCapabilities: () => Object.assign({ deviceId: 'rear' }, { torch: true }) }),
  ).toBe(true)
  expect(
    hasLight({ getCapabilities: () => Object.assign({ deviceId: 'rear' }, { torch: false }) }),
  ).toBe(false)
  expect(hasLight({ getCapabilities: () => ({}) })).toBe(false)
  const applyConstraints = vi.fn<(constraints?: MediaTrackConstraints) => Promise<void>>()
  expect(await switchLight({ applyConstraints }, true)).toBe(true)
  expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] })
  applyConstraints.mockRejectedValueOnce(new Error('Camera in use'))
  expect(await switchLight({ applyConstraints }, true)).toBe(false)
})
