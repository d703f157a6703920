const KEY = 'gateCamera'

/** Returns the camera after `current` in the list, which starts over at its end; undefined if there is no other. */
export function otherCamera(
  cameras: readonly string[],
  current: string | undefined,
): string | undefined {
  const next = cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length]
  return next === current ? undefined : next
}

/** Returns the cameras' IDs, which browsers hide until the user allows the camera. */
export function cameraIds(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId'>[],
): string[] {
  return devices.flatMap(({ kind, deviceId }) =>
    kind === 'videoinput' && deviceId !== '' ? [deviceId] : [],
  )
}

/** Returns the ID of the camera that was chosen on this device. */
export function chosenCamera(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined
}

export function chooseCamera(deviceId: string): void {
  localStorage.setItem(KEY, deviceId)
}
