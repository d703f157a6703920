import type { HallKey } from '#web/gate/gate-database.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'
import { fromBase64url } from '#web/passes/base64url.ts'
import { importMacKey } from '#web/passes/mac-key.ts'

/** Imports the hall's keys. They are not extractable. */
export function importHallKeys(keys: RosterReply['keys']): Promise<HallKey[]> {
  return Promise.all(
    keys.map(async ({ epoch, phoneKey, cardKey }) => ({
      epoch,
      phone: await importMacKey(fromBase64url(phoneKey)),
      card: await crypto.subtle.importKey(
        'raw',
        fromBase64url(cardKey),
        { name: 'ECDSA', namedCurve: 'P-256' },
        false,
        ['verify'],
      ),
    })),
  )
}
