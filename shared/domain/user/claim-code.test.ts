import { expect, test } from 'vitest'
import { claimCodeDays, claimCodeEnd, claimCodeProblem, issueClaimCode } from './claim-code.ts'

test('a code is valid for seven days, the day of issue included [claim-1]', () => {
  expect(claimCodeEnd('2026-02-26')).toBe('2026-03-04')
  expect(claimCodeDays('2026-03-04')).toHaveLength(7)
  expect(claimCodeDays('2026-03-04')).toContain('2026-02-26')
  expect(claimCodeDays('2026-03-05')).not.toContain('2026-02-26')
})

test('a code has eight digits [claim-2]', () => {
  expect(claimCodeProblem('')?.code).toBe('claimCodeRequired')
  for (const wrong of ['1234567', '123456789', '1234567a']) {
    expect(claimCodeProblem(wrong)?.code).toBe('claimCodeInvalid')
  }
  expect(claimCodeProblem('01234567')).toBeUndefined()
})

test('staff issue codes only for unclaimed accounts of members [claim-3]', () => {
  const receptionist = { id: 'r', role: 'receptionist' } as const
  const member = { id: 'm', role: 'user', awaitsClaim: true } as const
  expect(issueClaimCode(receptionist, member).outcome).toMatchObject({ subject: 'user:m' })
  expect(issueClaimCode(receptionist, { ...member, awaitsClaim: false }).refusal).toEqual({
    code: 'alreadyClaimed',
  })
})
