import { expect, it } from 'vitest'
import { readDraft } from '#web/features/auth/registration-session.ts'

const draft = {
  fullName: 'Asha Patil',
  phoneNumber: '9876543210',
  dateOfBirth: '1995-03-15',
  gender: 'female',
}

it('reads back what was kept', () => {
  const text = JSON.stringify({ ...draft, email: 'a@b.co' })
  expect(readDraft(text)).toEqual({ email: 'a@b.co', draft })
})

it('takes only texts, and only the fields that it knows', () => {
  const text = JSON.stringify({ ...draft, fullName: 7, password: 'x', email: 'a@b.co' })
  expect(readDraft(text)).toEqual({ email: 'a@b.co', draft: { ...draft, fullName: '' } })
})

it.each([null, '', 'x', '7', 'null'])('takes nothing from %j', (text) => {
  expect(readDraft(text)).toBeUndefined()
})
