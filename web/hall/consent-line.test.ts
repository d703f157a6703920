import { expect, test, vi } from 'vitest'
import { PRIVACY_NOTICE_VERSION } from '#shared/domain/personal-data/notice-version.ts'
import { NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'

vi.mock('#words/page/language.ts', () => ({ LANGUAGE: 'mr' }))

test("records the notice in the page's language [privacy-390]", () => {
  expect(NOTICE_ON_SCREEN).toEqual({
    noticeVersion: PRIVACY_NOTICE_VERSION,
    noticeLanguage: 'mr',
  })
})
