import * as calls from '#shared/contract/member-note.ts'
import { exportData } from '#shared/contract/privacy.ts'
import type { DemoNote, DemoState } from '#web/demo/demo-state.ts'
import { type DemoCase, on } from './demo-case.ts'
import { idOf, type UserName, userId } from './world.ts'

const NOTE_ID = '00000000-0000-4000-8000-000000000005'
const nobody = { id: idOf('user', 999) }
const about = (name: UserName) => ({ params: { id: userId(name) } })

/** A note about the member `seated`. */
function withNote(by: UserName, changes: Partial<DemoNote> = {}) {
  return ({ notes, now }: DemoState): void => {
    const note = { id: NOTE_ID, userId: userId('seated'), madeBy: userId(by), at: now() }
    notes.unshift({ ...note, kind: 'note', text: 'Pays on Friday', ...changes })
  }
}

function sent(name: UserName, changes: object = {}) {
  return { ...about(name), body: { id: NOTE_ID, kind: 'note', text: 'Pays on Friday', ...changes } }
}

const removal = (name: UserName) => ({ params: { id: userId(name), noteId: NOTE_ID } })

export const memberNoteCases: DemoCase[] = [
  ...on(
    calls.listNotes,
    ['none', 'admin', about('seated')],
    ['one’s own', 'receptionist', about('seated'), undefined, withNote('receptionist')],
    [
      'a call by somebody else',
      'receptionist',
      about('seated'),
      undefined,
      withNote('admin', { kind: 'call', text: '' }),
    ],
    ['somebody else’s, as an admin', 'admin', about('seated'), undefined, withNote('receptionist')],
    ['about another member', 'admin', about('member'), undefined, withNote('admin')],
    ['about an admin', 'receptionist', about('admin'), 'adminUser'],
    ['about an admin, as a super admin', 'superAdmin', about('admin')],
    ['an unknown user', 'admin', { params: nobody }, 'notFound'],
  ),
  ...on(
    calls.addNote,
    ['a note', 'receptionist', sent('seated', { text: ' Pays on Friday ' })],
    ['a call', 'admin', sent('seated', { kind: 'call', text: '' })],
    ['a WhatsApp message', 'admin', sent('seated', { kind: 'whatsapp', text: 'Asked for UPI' })],
    ['repeated', 'admin', sent('seated'), undefined, withNote('admin')],
    [
      'the ID of another text',
      'admin',
      sent('seated', { text: 'Other' }),
      'notFound',
      withNote('admin'),
    ],
    ['the ID of somebody else’s', 'admin', sent('seated'), 'notFound', withNote('receptionist')],
    ['about an admin', 'receptionist', sent('admin'), 'adminUser'],
    ['an unknown user', 'admin', { ...sent('seated'), params: nobody }, 'notFound'],
  ),
  ...on(
    calls.removeNote,
    ['one’s own', 'receptionist', removal('seated'), undefined, withNote('receptionist')],
    [
      'somebody else’s, as an admin',
      'admin',
      removal('seated'),
      undefined,
      withNote('receptionist'),
    ],
    ['somebody else’s', 'receptionist', removal('seated'), 'noteOfSomebodyElse', withNote('admin')],
    ['that is gone', 'admin', removal('seated')],
    ['of another member', 'admin', removal('member'), undefined, withNote('admin')],
    ['about an admin', 'receptionist', removal('admin'), 'adminUser'],
    ['of an unknown user', 'admin', { params: { ...nobody, noteId: NOTE_ID } }, 'notFound'],
  ),
  ...on(exportData, ['with a note', 'seated', {}, undefined, withNote('receptionist')]),
]
