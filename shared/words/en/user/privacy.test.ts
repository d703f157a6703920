import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { PRIVACY_NOTICE_VERSION } from '../../../domain/personal-data/notice-version.ts'
import {
  noticeText,
  recordedNotice,
  withFixedPeriods,
} from '../../../domain/personal-data/privacy-notice.ts'
import * as hindi from '../../hi/user/privacy.ts'
import * as marathi from '../../mr/user/privacy.ts'
import * as english from './privacy.ts'

const NOTICES = {
  en: english.PRIVACY_NOTICE,
  mr: marathi.PRIVACY_NOTICE,
  hi: hindi.PRIVACY_NOTICE,
}

/** The hashes of each version's texts. Add a version; never change a released one. */
const HASHES: Record<string, Record<Language, string>> = {
  '2026-11-22': { en: '4ff28451e68b0d6c', mr: '334228aedac7ae55', hi: '0be9699633f07745' },
  '2026-11-23': { en: 'eb98fa4356d25c05', mr: 'bd425dc3d26de34c', hi: 'ce8a03461ff007b5' },
  '2026-11-24': { en: '36e3fb625064dd8d', mr: 'da2544bdcfa24b76', hi: '8e23381ab50196fb' },
  '2026-11-25': { en: '67d7b8719d93712a', mr: '344b85b6617beffc', hi: 'e3244d56e3a8d081' },
  '2026-11-26': { en: '303391d062ce14c2', mr: '344b85b6617beffc', hi: 'e3244d56e3a8d081' },
  '2026-11-27': { en: '47041a59e4f74874', mr: '27e4c42c10096db2', hi: 'fe10f1ce4ebd1618' },
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe.each(LANGUAGES)('the privacy notice in %s', (language) => {
  const texts = textsIn(NOTICES[language]).map(withFixedPeriods)

  test('has a new version whenever its text changes [privacy-5]', () => {
    const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
    expect(HASHES[PRIVACY_NOTICE_VERSION]?.[language]).toBe(hash)
  })

  test("contains the hall's name and retention periods and no other placeholder [privacy-6]", () => {
    const hall = { name: 'Vidya Hall', selfieDays: '1 day', tourMonths: '6 months' }
    const filled = texts
      .filter((text) => text !== NOTICES[language].version)
      .map((text) => noticeText(text, hall))
      .join('\n')
    expect(filled).not.toMatch(/[{}]/)
    expect(filled).toContain('1 day')
    expect(filled).toContain('6 months')
    expect(filled).toContain('Vidya Hall')
  })
})

const NOW = new Date('2026-11-22T10:00:00Z')
const NOTICE_NOT_SHOWN = { noticeVersion: null, noticeLanguage: null, noticeShownAt: null }

test.each([
  [
    { noticeVersion: '2026-11-22', noticeLanguage: 'hi' as const },
    { noticeVersion: '2026-11-22', noticeLanguage: 'hi', noticeShownAt: NOW },
  ],
  [{ noticeVersion: '2026-11-22' }, NOTICE_NOT_SHOWN],
  [{ noticeLanguage: 'en' as const }, NOTICE_NOT_SHOWN],
  [{}, NOTICE_NOT_SHOWN],
])('a client that sends %j: recorded as %j', (sent, recorded) => {
  expect(recordedNotice(sent, NOW)).toEqual(recorded)
})
