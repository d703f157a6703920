/// <reference lib="webworker" />
export {}

declare const self: ServiceWorkerGlobalScope

/** Served in place of the service worker when SERVICE_WORKER=off: removes it and what it keeps. */
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
