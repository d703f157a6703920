/** Whether the camera has a light that can be switched on. */
export function hasLight(track: Pick<MediaStreamTrack, 'getCapabilities'>): boolean {
  // Firefox lacks getCapabilities.
  const capabilities = 'getCapabilities' in track ? track.getCapabilities() : {}
  return 'torch' in capabilities && capabilities.torch === true
}

/** Switches the camera's light. Returns whether it is now on. */
export async function switchLight(
  track: Pick<MediaStreamTrack, 'applyConstraints'>,
  on: boolean,
): Promise<boolean> {
  const light: MediaTrackConstraintSet & { torch: boolean } = { torch: on }
  try {
    await track.applyConstraints({ advanced: [light] })
    return on
  } catch {
    return false
  }
}
