import type { SentMember } from '#shared/contract/door/gate.ts'
import { type CardCode, cardMessage } from '#shared/domain/door/card-code.ts'
import type { DoorProof, DoorReason } from '#shared/domain/door/door-verdict.ts'
import {
  fullStep,
  hexOf,
  MAC_BYTES,
  type PhoneCode,
  passKeyMessage,
  stepMessage,
} from '#shared/domain/door/phone-code.ts'
import type { ScannedCode } from '#shared/domain/door/scanned-code.ts'
import { isMemberId } from '#shared/domain/user/member-id.ts'
import type { HallKey } from '#web/gate/gate-database.ts'
import { areBytesEqual } from '#web/gate/gate-pin.ts'
import type { Roster } from '#web/gate/roster.ts'
import { computeMac, importMacKey } from '#web/passes/mac-key.ts'

/** The member or visitor whom a code names, and how well it proves that. */
export type Recognised =
  | { kind: 'visitor'; text: string }
  | { kind: 'refused'; reason: DoorReason; member?: SentMember | undefined }
  | RecognisedPass

export type RecognisedPass = {
  kind: 'pass'
  proof: DoorProof
  passId?: string
  /** The roster's member with this pass. */
  member?: SentMember | undefined
  pass?: { revoked: boolean } | undefined
  /** The member whom an authentic pass names, if the roster has the member but not the pass. */
  claimedMember?: SentMember | undefined
}

type GateData = {
  keys: readonly HallKey[]
  roster: Roster
  now: Date
  /** The last step in which a pass let someone in. */
  usedStep: (passId: string) => number | undefined
}

/**
 * A code contains only the low bits of its step, which repeat every 22 days. Trying four cycles distinguishes
 * a code of the last three months from a forged one.
 */
const CYCLES_BACK = [0, 1, 2, 3]

/** Returns what stays the same while a pass is in view: a phone's code changes, but its pass ID doesn't. */
export function repeatKey(code: ScannedCode, text: string): string {
  if (code.kind === 'phone') return code.code.passId
  return code.kind === 'card' ? code.card.passId : text
}

/** Verifies a code with the hall's keys and finds its member in the roster. */
export async function recognise(code: ScannedCode, data: GateData): Promise<Recognised> {
  const { roster } = data
  switch (code.kind) {
    case 'phone':
      return recognisePhone(code.code, data)
    case 'card':
      return recogniseCard(code.card, code.signature, data)
    case 'typed':
      return unsignedPass({ by: 'typed' }, roster.byMemberId(code.memberId))
    case 'unsigned':
      return unsignedPass({ by: 'unsigned' }, await findMember(code.id, roster))
    case 'visitor':
      return code
    default:
      return { kind: 'refused', reason: code.kind }
  }
}

/** Returns a member who was found without a signed code: by search, by a typed ID or by the specification's QR code. */
export function unsignedPass(proof: DoorProof, member: SentMember | undefined): RecognisedPass {
  return { kind: 'pass', proof, member }
}

/** Returns the `person` of passages: the user ID, or the pass ID of a member whom the roster doesn't have. */
export function personOf({ member, claimedMember, passId }: RecognisedPass): string | undefined {
  return member?.userId ?? claimedMember?.userId ?? passId
}

async function recognisePhone(code: PhoneCode, data: GateData): Promise<Recognised> {
  const { passId, claims } = code
  const key = findKey(data.keys, code.epoch)
  if (!key) return refuseUnknownEpoch(passId, data.roster)
  const { step, authentic } = await verifyStep(code, key, data.now)
  const usedStep = data.usedStep(passId)
  const used = usedStep !== undefined && step <= usedStep
  return recognisedPass({ by: 'phone', claims, authentic, step, used }, passId, data.roster)
}

async function recogniseCard(
  card: CardCode,
  signature: Uint8Array<ArrayBuffer>,
  { keys, roster }: GateData,
): Promise<Recognised> {
  const { passId, claims } = card
  const key = findKey(keys, card.epoch)
  if (!key) return refuseUnknownEpoch(passId, roster)
  const authentic = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key.card,
    signature,
    cardMessage(card),
  )
  const { firstDay, issuedOn } = card
  return recognisedPass({ by: 'card', claims, authentic, firstDay, issuedOn }, passId, roster)
}

/** Returns the keys of the newest epoch with these low bits. */
function findKey(keys: readonly HallKey[], epoch: number): HallKey | undefined {
  return keys
    .filter((key) => (key.epoch & 15) === epoch)
    .toSorted((a, b) => b.epoch - a.epoch)
    .at(0)
}

/** Refuses a code of an unknown epoch: as revoked if the roster has its pass as revoked, otherwise as another hall's. */
function refuseUnknownEpoch(passId: string, roster: Roster): Recognised {
  const found = roster.byPass(passId)
  if (!found?.revoked) return { kind: 'refused', reason: 'notOurs' }
  return { kind: 'refused', reason: 'revoked', member: found.member }
}

/** Returns the step of the code, and whether its MAC is correct. */
async function verifyStep(
  { passId, claims, step: low, mac }: PhoneCode,
  { phone }: HallKey,
  now: Date,
): Promise<{ step: number; authentic: boolean }> {
  const passKey = await importMacKey(await computeMac(phone, passKeyMessage(passId, claims)))
  for (const cycles of CYCLES_BACK) {
    const step = fullStep(low, now, cycles)
    const expected = await computeMac(passKey, stepMessage(step))
    if (areBytesEqual(expected.subarray(0, MAC_BYTES), mac)) return { step, authentic: true }
  }
  return { step: fullStep(low, now), authentic: false }
}

function recognisedPass(
  proof: Extract<DoorProof, { claims: unknown }>,
  passId: string,
  roster: Roster,
): RecognisedPass {
  const found = roster.byPass(passId)
  if (found) {
    return { kind: 'pass', proof, passId, member: found.member, pass: { revoked: found.revoked } }
  }
  if (roster.isAbsentPass(passId)) return { kind: 'pass', proof, passId, pass: { revoked: false } }
  const { memberId } = proof.claims
  const claimedMember =
    proof.authentic && memberId !== null ? roster.byMemberId(memberId) : undefined
  return { kind: 'pass', proof, passId, claimedMember }
}

/** Finds the member of a QR code of the specification, whose `id` is the member ID or, without one, the email. */
async function findMember(id: string, roster: Roster): Promise<SentMember | undefined> {
  const memberId = id.trim().toUpperCase()
  if (isMemberId(memberId)) return roster.byMemberId(memberId)
  const email = new TextEncoder().encode(id.trim().toLowerCase())
  return roster.byEmailHash(hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', email))))
}
