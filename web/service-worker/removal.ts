/// <reference lib="webworker" />
export {}

declare const self: ServiceWorkerGlobalScope

/** Served in place of the service worker if SERVICE_WORKER=off. Removes the service worker and its caches. */
self.addEventListener('install', () => {
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(remove())
})

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
