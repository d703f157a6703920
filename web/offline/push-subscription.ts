import { isDemoMode } from '#web/session/demo-mode.ts'

/** Returns this browser's subscription to notifications; undefined if there is none. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  if (!isPushSupported()) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Whether this browser can show notifications; on an iPhone, only once the app is on the home screen. False in the demo. */
export function isPushSupported(): boolean {
  return (
    !isDemoMode() &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

/**
 * Asks the user for permission and subscribes. `publicKey` is the hall's, in base64url. Returns undefined if
 * the user refuses.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.ready
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
}

/** Ends this browser's subscription. The server learns of it from the push service when it sends the next notification. */
export async function dropPushSubscription(): Promise<void> {
  await (await pushSubscription())?.unsubscribe()
}
