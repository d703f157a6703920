import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PRIVACY_NOTICE_VERSION } from '../../domain/personal-data/notice-version.ts'
import { noticeText, recordedNotice } from '../../domain/personal-data/privacy-notice.ts'
import { PRIVACY_NOTICE } from './privacy.ts'

/** The hash of each version's text. Add a version; never change a released one. */
const HASHES: Record<string, string> = {
  '2026-11-22': '4ff28451e68b0d6c',
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('the privacy notice', () => {
  const texts = textsIn(PRIVACY_NOTICE)

  test('has a new version whenever its text changes [privacy-5]', () => {
    const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
    expect(HASHES[PRIVACY_NOTICE_VERSION]).toBe(hash)
  })

  test("contains the hall's name and retention periods and no other placeholder [privacy-6]", () => {
    const hall = { name: 'Vidya Hall', selfieKeptDays: 1, tourKeptMonths: 6 }
    const filled = texts
      .filter((text) => text !== PRIVACY_NOTICE.version)
      .map((text) => noticeText(text, hall))
      .join('\n')
    expect(filled).not.toMatch(/[{}]/)
    expect(filled).toContain('Until 1 day after your membership ends.')
    expect(filled).toContain('Until 6 months after the tour date.')
    expect(filled).toContain('Vidya Hall')
  })
})

const NOW = new Date('2026-11-22T10:00:00Z')
const NOT_SHOWN = { noticeVersion: null, noticeLanguage: null, noticeShownAt: null }

test.each([
  [
    { noticeVersion: '2026-11-22', noticeLanguage: 'hi' as const },
    { noticeVersion: '2026-11-22', noticeLanguage: 'hi', noticeShownAt: NOW },
  ],
  [{ noticeVersion: '2026-11-22' }, NOT_SHOWN],
  [{ noticeLanguage: 'en' as const }, NOT_SHOWN],
  [{}, NOT_SHOWN],
])('a client that sends %j: recorded as %j', (sent, recorded) => {
  expect(recordedNotice(sent, NOW)).toEqual(recorded)
})
