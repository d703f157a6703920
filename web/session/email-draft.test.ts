import { beforeEach, expect, it, vi } from 'vitest'
import { clearEmailDraft, loadEmailDraft, saveEmailDraft } from '#web/session/email-draft.ts'

class Load {
  type = 'reload'
}
let load: Load
beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  load = new Load()
  vi.stubGlobal('PerformanceNavigationTiming', Load)
  vi.stubGlobal('performance', { getEntriesByType: () => [load] })
  return () => vi.unstubAllGlobals()
})

it('returns the typed email only after a reload of the same screen', () => {
  saveEmailDraft('login', '@DA2025')
  expect(loadEmailDraft('login')).toBe('@DA2025')
  expect(loadEmailDraft('register')).toBe('')
  load.type = 'navigate'
  expect(loadEmailDraft('login')).toBe('')
})

it('returns nothing after the draft was cleared', () => {
  saveEmailDraft('reset', 'asha@example.com')
  clearEmailDraft()
  expect(loadEmailDraft('reset')).toBe('')
})
