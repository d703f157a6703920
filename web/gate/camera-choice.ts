const KEY = 'gateCamera'

/** The camera after `current`, in turn; undefined if there is no other. */
export function otherCamera(
  cameras: readonly string[],
  current: string | undefined,
): string | undefined {
  const next = cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length]
  return next === current ? undefined : next
}

/** The IDs of cameras that can be chosen: browsers hide them until the camera is allowed. */
export function cameraIds(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId'>[],
): string[] {
  return devices.flatMap(({ kind, deviceId }) =>
    kind === 'videoinput' && deviceId !== '' ? [deviceId] : [],
  )
}

/** The camera that was chosen on this device. */
export function chosenCamera(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined
}

export function chooseCamera(deviceId: string): void {
  localStorage.setItem(KEY, deviceId)
}
