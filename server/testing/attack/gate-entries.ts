const ENTRY = {
  id: '0198a5c0-0000-7000-8000-000000000001',
  number: 1,
  userId: null,
  passId: 'ab01ab01ab01ab01',
  bookingId: null,
  direction: 'in',
  outcome: 'overridden',
  reason: 'unknownPass',
  looks: ['comparePhoto'],
  source: 'camera',
  overriddenBy: null,
  note: 'Known to reception',
  studyDay: '2026-03-10',
  half: 'day',
  deviceAt: '2026-03-10T04:30:00.000Z',
  at: '2026-03-10T04:30:00.000Z',
  offline: false,
  rosterVersion: '',
}
/** The body that prepare-gate.ts signs. */
export const ENTRIES = { entries: [ENTRY], clockOffsetMs: 120, appVersion: '0.1.0' }
