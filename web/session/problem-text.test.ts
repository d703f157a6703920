import { expect, it, vi } from 'vitest'
import { FIELD_PROBLEMS } from '#shared/contract/field-problems.ts'
import { refusalReply } from '#shared/contract/refusal-reply.ts'
import { fillProblem } from '#shared/domain/fill-problem.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'
import { loadProblemTexts, problemText } from '#web/session/problem-text.ts'

vi.mock('#words/page/language.ts', () => ({ LANGUAGE: 'mr' }))
vi.mock('#words/problems.ts', () => import('#shared/words/mr/problems.ts'))

it('translates refusals in replies, including day, time and room [language-473]', async () => {
  await loadProblemTexts()
  const values = { day: '2026-11-24', time: '21:05' }
  const scanned = readRefusal(refusalReply({ code: 'scannedTourCompleted', values }))
  expect(ApiError.refused(scanned, 409).message).toBe(
    'ही भेट आधीच पूर्ण झाली आहे: 24 नोव्हेंबर 2026, रात्री 9:05.',
  )
  const room = fillProblem(FIELD_PROBLEMS.roomForMenOnly, { room: 'Dyandhara Kaksh' })
  const refused = refusalReply({ code: 'validationFailed', problems: { membershipType: room } })
  expect(ApiError.refused(readRefusal(refused), 400).message).toBe(
    'काही माहिती बरोबर नाही: ज्ञानधारा कक्ष फक्त मुलांसाठी आहे',
  )
})

it('translates a problem that the page found itself', async () => {
  await loadProblemTexts()
  const tooLong = fillProblem(FIELD_PROBLEMS.textTooLong, { max: 20 })
  expect(problemText(tooLong)).toBe('जास्तीत जास्त 20 अक्षरे लिहा')
})
