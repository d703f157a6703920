import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentAuth, loadCurrentUser, reloadCurrentUser } from '#web/session/current-user.ts'

const TOKEN = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`
const USER = { _id: 'x', email: 'asha@example.com', role: 'user', isVerified: true }

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map([
    ['authToken', TOKEN],
    ['userData', '{}'],
  ])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const reply = (status: number, body: unknown) => async () => Response.json(body, { status })
const unavailable = reply(503, { success: false, code: 'busy', message: 'Busy' })
const html = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })

it.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is busy', unavailable],
  ['a proxy replies', html],
  ['too many calls were made', reply(429, { success: false, code: 'tooManyRequests' })],
])('keeps the session when %s [session-14]', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await loadCurrentUser()
  expect(currentAuth()).toEqual({ status: 'unreachable' })
  expect([...stored.keys()]).toEqual(['authToken', 'userData'])
  vi.stubGlobal('fetch', reply(200, { success: true, user: USER }))
  await reloadCurrentUser()
  expect(currentAuth()).toMatchObject({ status: 'logged-in' })
})

it('ends the session when the server refuses the token [session-12]', async () => {
  vi.stubGlobal('fetch', reply(401, { success: false, code: 'notLoggedIn', message: 'No' }))
  await loadCurrentUser()
  expect(currentAuth()).toEqual({ status: 'logged-out', loadFailed: true })
  expect([...stored.keys()]).toEqual([])
})
