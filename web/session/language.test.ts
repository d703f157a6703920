import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { applyAccountLanguage, chooseLanguage } from '#web/session/language.ts'

const TOKEN = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`
const USER = { _id: 'x', email: 'asha@example.com', role: 'user', language: 'en' }

const fetchMock = vi.fn<typeof fetch>()
let page: { cookie: string; loaded: string[] }
beforeEach(() => {
  page = { cookie: '', loaded: [] }
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json({ success: true, user: USER }))
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', Object.assign(page, { querySelectorAll: () => [] }))
  vi.stubGlobal('location', {
    protocol: 'https:',
    reload: () => page.loaded.push('this page'),
    replace: (path: string) => page.loaded.push(path),
  })
  vi.stubGlobal('localStorage', { getItem: () => TOKEN, setItem() {}, removeItem() {} })
})
afterEach(() => vi.unstubAllGlobals())

const sent = () =>
  fetchMock.mock.calls.map(([url, init]) => [`${init?.method} ${String(url)}`, init?.body])

it("stores a visitor's choice in a cookie and reloads the page [language-474]", async () => {
  await chooseLanguage('mr')
  expect(page.cookie).toMatch(/^language=mr; path=\/; max-age=31536000; samesite=lax; secure$/)
  expect(page.loaded).toEqual(['this page'])
  expect(sent()).toEqual([])
})

it("saves a logged-in user's choice in the account, and switches even if that fails [language-475]", async () => {
  await loadCurrentUser()
  fetchMock.mockClear()
  await chooseLanguage('hi')
  expect(sent()).toEqual([['PUT /api/member/language', '{"language":"hi"}']])
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseLanguage('mr')
  expect(page.cookie).toContain('language=mr')
  expect(page.loaded).toEqual(['this page', 'this page'])
})

it.each([
  ['switches to the language of the account', '', 'mr', true],
  ['keeps the language chosen in this browser', 'theme=dark; language=en', 'mr', false],
  ['does not reload a page that already has the language', '', 'en', false],
] as const)('after login, %s [language-476]', (_, cookie, language, reloads) => {
  page.cookie = cookie
  expect(applyAccountLanguage(language, '/dashboard')).toBe(reloads)
  expect(page.loaded).toEqual(reloads ? ['/dashboard'] : [])
  expect(page.cookie.startsWith('language=mr; path=/')).toBe(reloads)
})
