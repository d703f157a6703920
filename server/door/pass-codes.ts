import { createHmac, randomBytes, sign } from 'node:crypto'
import { type CardCode, cardMessage, encodeCardCode } from '#shared/domain/door/card-code.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import { PASS_ID_BYTES, passKeyMessage } from '#shared/domain/door/phone-code.ts'
import type { DoorKeys } from './door-keys.ts'

export function newPassId(): Buffer {
  return randomBytes(PASS_ID_BYTES)
}

/** Returns the key with which a phone generates the codes of a pass with these claims. */
export function phonePassKey(keys: DoorKeys, passId: string, claims: PassClaims): Buffer {
  return createHmac('sha256', keys.phoneKey).update(passKeyMessage(passId, claims)).digest()
}

/** Returns the digits of a card, signed by the hall. */
export function signedCard(keys: DoorKeys, card: Omit<CardCode, 'epoch'>): string {
  const fullCard = { ...card, epoch: keys.epoch }
  const key = { key: keys.cardKey, dsaEncoding: 'ieee-p1363' } as const
  return encodeCardCode(fullCard, sign('sha256', cardMessage(fullCard), key))
}
