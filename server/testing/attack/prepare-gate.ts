import sharp from 'sharp'
import { newPictureKey } from '#server/storage/storage.ts'
import { gateWith, newGateKey } from '#server/testing/members/gates.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { ENTRIES } from './gate-entries.ts'
import { jsonText } from './hostile-values.ts'

/** Enrolls a gate and signs its valid requests. Returns the headers' values. */
export async function prepareGate(app: TestApp, spareId: string): Promise<Record<string, string>> {
  const { db, storage } = app.services
  const { privateKey, publicKey } = newGateKey()
  const { id } = await db
    .insertInto('gates')
    .values({
      name: 'Main door',
      public_key: Buffer.from(publicKey, 'base64url'),
      enrolled_at: app.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const selfie = newPictureKey('selfies')
  const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a52' } })
  await storage.put(selfie, await photo.webp().toBuffer())
  await db
    .updateTable('membership_details')
    .set({ selfie })
    .where('user_id', '=', spareId)
    .execute()
  const gate = gateWith(app, id, privateKey)
  const signed = (path: string, body?: string) =>
    gate.headers({ path, ...(body !== undefined && { method: 'POST', body }) })['gate-signature'] ??
    ''
  return {
    gateId: id,
    gateTime: String(app.clock.now.getTime()),
    rosterSignature: signed('/api/gate/roster?since=x'),
    entriesSignature: signed('/api/gate/entries', jsonText(ENTRIES)),
    // What attack-request.ts sends to a call without a body.
    removeSignature: signed('/api/gate/remove', '{}'),
    photoSignature: signed(`/api/gate/photos/${spareId}`),
    streamSignature: signed('/api/gate/events'),
  }
}
