import type { SentEntry, SentMember } from '#shared/contract/door/gate.ts'
import { DAY } from '#shared/domain/booking/batches.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'
import { toBase64url } from '#web/passes/base64url.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A member with a paid booking of the Day batch for December 2026. */
export function rosterMember(changes: Partial<SentMember> = {}): SentMember {
  return {
    userId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0001',
    name: 'Asha Kulkarni',
    memberId: '@DA202507001',
    emailHash: 'ab'.repeat(32),
    phoneEnd: '4321',
    photo: null,
    suspended: false,
    consentMissing: false,
    minor: false,
    stays: [
      {
        bookingId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7fb001',
        room: 'Dyandhara Kaksh',
        seat: 'A5',
        batch: DAY,
        startDate: '2026-12-01',
        endDate: '2027-01-01',
        state: 'paid',
        due: 0,
        payableOn: null,
      },
    ],
    passes: [{ id: '00ff10203040a0b0', kind: 'phone', revoked: false }],
    last: null,
    ...changes,
  }
}

/** Generates a hall's keys. Returns them as the server sends them, the phone key's bytes, and the cards' private key. */
export async function hallKeys(epoch = 1) {
  const phoneKey = crypto.getRandomValues(new Uint8Array(32))
  const card = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
  const cardKey = new Uint8Array(await crypto.subtle.exportKey('raw', card.publicKey))
  const sent = { epoch, phoneKey: toBase64url(phoneKey), cardKey: toBase64url(cardKey) }
  return { sent, phoneKey, cardSigner: card.privateKey }
}

/** A full roster, as the server sends it. */
export function rosterReply(changes: Partial<RosterReply> = {}): RosterReply {
  return {
    version: 'v1',
    full: true,
    members: [rosterMember()],
    removed: [],
    absentPasses: [],
    hallName: 'Dyanpeeth Abhyasika',
    timeZone: 'Asia/Kolkata',
    graceMinutes: 15,
    closedDays: [],
    keys: [],
    staff: [],
    ...changes,
  }
}

/** An entry of a gate, before it gets its number. */
export function gateEntry(id: string): Omit<SentEntry, 'number'> {
  return {
    id,
    userId: null,
    passId: null,
    bookingId: null,
    direction: 'in',
    outcome: 'allowed',
    reason: null,
    looks: [],
    source: 'camera',
    overriddenBy: null,
    note: null,
    studyDay: '2026-12-02',
    half: 'day',
    deviceAt: '2026-12-02T06:30:00.000Z',
    at: '2026-12-02T06:30:00.000Z',
    offline: false,
    rosterVersion: 'v1',
  }
}
