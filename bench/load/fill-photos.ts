import type { Page } from '@playwright/test'

/**
 * Stores a photo of each member in the gate's database as the gate does, without taking minutes to fetch
 * them. Reload the page afterwards, so that the gate stops fetching.
 */
export async function fillPhotos(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    async (bytes) => {
      const requestResult = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await requestResult(indexedDB.open('gate'))
      const values = db.transaction('kept').objectStore('kept')
      const { value: key }: { value: CryptoKey } = await requestResult(values.get('photoKey'))
      const members: { userId: string; photo: string }[] = await requestResult(
        db.transaction('members').objectStore('members').getAll(),
      )
      const photos: object[] = []
      for (const { userId, photo: version } of members) {
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const data = await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv },
          key,
          Uint8Array.from(bytes),
        )
        photos.push({ userId, version, iv, data })
      }
      const trx = db.transaction('photos', 'readwrite')
      for (const photo of photos) trx.objectStore('photos').put(photo)
      await new Promise((resolve) => {
        trx.oncomplete = resolve
      })
      db.close()
    },
    [...picture],
  )
}
