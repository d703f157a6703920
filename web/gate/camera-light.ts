/** Whether the light beside the camera can be switched. */
export function hasLight(track: Pick<MediaStreamTrack, 'getCapabilities'>): boolean {
  // Firefox has no such method.
  const capabilities = 'getCapabilities' in track ? track.getCapabilities() : {}
  return 'torch' in capabilities && capabilities.torch === true
}

/** Switches the light. Returns whether it is on now. */
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
