import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import * as calls from '#shared/contract/user/member-note.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import type { DemoNote, DemoState } from '#web/demo/demo-state.ts'
import { DAY } from '../../members/members.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, idOf, type UserName, userId } from '../world.ts'

const NOTE_ID = '00000000-0000-4000-8000-000000000005'
const unknownUser = { id: idOf('user', 999) }
const paramsOf = (name: UserName) => ({ params: { id: userId(name) } })

/** A note about the member `seated`. */
function withNote(by: UserName, changes: Partial<DemoNote> = {}) {
  return ({ notes, now }: DemoState): void => {
    const note = { id: NOTE_ID, userId: userId('seated'), madeBy: userId(by), at: now() }
    notes.unshift({
      ...note,
      kind: 'note',
      text: 'Pays on Friday',
      bookingId: null,
      ...changes,
    })
  }
}

function noteInput(name: UserName, changes: object = {}) {
  return {
    ...paramsOf(name),
    body: { id: NOTE_ID, kind: 'note', text: 'Pays on Friday', ...changes },
  }
}

const removal = (name: UserName) => ({ params: { id: userId(name), noteId: NOTE_ID } })

const MAP = { query: { room: 'Dyandhara Kaksh', batch: DAY } } as const

export const memberNoteCases: DemoCase[] = [
  ...casesFor(
    listBookings,
    ['with a call', 'receptionist', {}, undefined, withNote('admin', { kind: 'call', text: '' })],
    ['with a note', 'receptionist', {}, undefined, withNote('admin')],
    [
      'with a note about a booking',
      'receptionist',
      {},
      undefined,
      withNote('admin', { bookingId: bookingId('seated') }),
    ],
  ),
  ...casesFor(getHallMap, [
    'with a message',
    'receptionist',
    MAP,
    undefined,
    withNote('admin', { kind: 'whatsapp', text: '' }),
  ]),
  ...casesFor(
    calls.listNotes,
    ['none', 'admin', paramsOf('seated')],
    ['one’s own', 'receptionist', paramsOf('seated'), undefined, withNote('receptionist')],
    [
      'a call by somebody else',
      'receptionist',
      paramsOf('seated'),
      undefined,
      withNote('admin', { kind: 'call', text: '' }),
    ],
    [
      'somebody else’s, as an admin',
      'admin',
      paramsOf('seated'),
      undefined,
      withNote('receptionist'),
    ],
    ['about another member', 'admin', paramsOf('member'), undefined, withNote('admin')],
    [
      'about a booking',
      'admin',
      paramsOf('seated'),
      undefined,
      withNote('admin', { bookingId: bookingId('seated') }),
    ],
    ['about an admin', 'receptionist', paramsOf('admin'), 'adminAccountNotAllowed'],
    ['about an admin, as a super admin', 'superAdmin', paramsOf('admin')],
    ['an unknown user', 'admin', { params: unknownUser }, 'notFound'],
  ),
  ...casesFor(
    calls.addNote,
    ['a note', 'receptionist', noteInput('seated', { text: ' Pays on Friday ' })],
    ['a call', 'admin', noteInput('seated', { kind: 'call', text: '' })],
    [
      'a WhatsApp message',
      'admin',
      noteInput('seated', { kind: 'whatsapp', text: 'Asked for UPI' }),
    ],
    ['about a booking', 'admin', noteInput('seated', { bookingId: bookingId('seated') })],
    [
      "about another member's booking",
      'admin',
      noteInput('seated', { bookingId: bookingId('deskHolder') }),
      'notFound',
    ],
    ['repeated', 'admin', noteInput('seated'), undefined, withNote('admin')],
    [
      'with the ID of a different note',
      'admin',
      noteInput('seated', { text: 'Other' }),
      'notFound',
      withNote('admin'),
    ],
    [
      'with the ID of somebody else’s note',
      'admin',
      noteInput('seated'),
      'notFound',
      withNote('receptionist'),
    ],
    ['about an admin', 'receptionist', noteInput('admin'), 'adminAccountNotAllowed'],
    ['an unknown user', 'admin', { ...noteInput('seated'), params: unknownUser }, 'notFound'],
  ),
  ...casesFor(
    calls.removeNote,
    ['one’s own', 'receptionist', removal('seated'), undefined, withNote('receptionist')],
    [
      'somebody else’s, as an admin',
      'admin',
      removal('seated'),
      undefined,
      withNote('receptionist'),
    ],
    [
      'somebody else’s',
      'receptionist',
      removal('seated'),
      'noteRemovalNotAllowed',
      withNote('admin'),
    ],
    ['that is gone', 'admin', removal('seated')],
    ['of another member', 'admin', removal('member'), undefined, withNote('admin')],
    ['about an admin', 'receptionist', removal('admin'), 'adminAccountNotAllowed'],
    ['of an unknown user', 'admin', { params: { ...unknownUser, noteId: NOTE_ID } }, 'notFound'],
  ),
  ...casesFor(exportData, ['with a note', 'seated', {}, undefined, withNote('receptionist')]),
]
