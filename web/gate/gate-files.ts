/** Messages to the service worker, which knows the gate's files. */
export const KEEP_GATE = 'keep-gate'
export const FORGET_GATE = 'forget-gate'

/** Lets the service worker keep the gate's files, so that an enrolled device opens without a network. */
export function keepGateFiles(): Promise<void> {
  return tellWorker(KEEP_GATE)
}

export function forgetGateFiles(): Promise<void> {
  return tellWorker(FORGET_GATE)
}

async function tellWorker(message: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
