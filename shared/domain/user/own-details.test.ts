import { describe, expect, test } from 'vitest'
import { changeOwnDetails, changeOwnEmail, newEmailProblem } from './own-details.ts'

const user = {
  id: 'u1',
  fullName: 'Asha Patil',
  phoneNumber: '+919876543210',
  email: 'asha@example.com',
}

describe('a user’s own name and phone number [own-details-1]', () => {
  const edit = { fullName: 'Asha Rao', phoneNumber: '+919876543211' }

  test('are changed with an audit entry, or none if nothing changes', () => {
    expect(changeOwnDetails(user, edit, { phoneTaken: false }).outcome).toEqual({
      action: 'user.edit',
      subject: 'user:u1',
      details: {
        fullName: { was: 'Asha Patil', is: 'Asha Rao' },
        phoneNumber: { was: '+919876543210', is: '+919876543211' },
      },
    })
    expect(changeOwnDetails(user, user, { phoneTaken: false }).outcome).toBeNull()
  })

  test('are refused if another user has the number', () => {
    expect(changeOwnDetails(user, edit, { phoneTaken: true }).refusal?.code).toBe('phoneTaken')
  })
})

describe('a user’s own email [own-details-2]', () => {
  test.each([
    ['', 'emailRequired'],
    ['asha', 'emailInvalid'],
    ['asha@example.com', 'emailUnchanged'],
    ['rao@example.com', undefined],
  ])('the email %j has the problem %s', (email, code) => {
    expect(newEmailProblem(email, user.email)?.code).toBe(code)
  })

  test('is changed with an audit entry, or refused if the new one has an account', () => {
    expect(changeOwnEmail(user, 'rao@example.com', { emailTaken: false }).outcome).toEqual({
      action: 'user.edit',
      subject: 'user:u1',
      details: { email: { was: 'asha@example.com', is: 'rao@example.com' } },
    })
    const taken = changeOwnEmail(user, 'rao@example.com', { emailTaken: true })
    expect(taken.refusal?.code).toBe('emailTaken')
  })
})
