/** Messages to the service worker, which has the list of the gate's files. */
export const KEEP_GATE = 'keep-gate'
export const FORGET_GATE = 'forget-gate'

/** Makes the service worker cache the gate's files, so that the gate opens without a network. */
export function cacheGateFiles(): Promise<void> {
  return postToServiceWorker(KEEP_GATE)
}

export function removeGateFiles(): Promise<void> {
  return postToServiceWorker(FORGET_GATE)
}

async function postToServiceWorker(message: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
