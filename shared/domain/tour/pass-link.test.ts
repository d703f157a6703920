import { expect, test } from 'vitest'
import { passIdFromFragment, passIntent, passPath } from './pass-link.ts'

const ID = '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'

test("reads the pass's ID from an emailed link, and nothing else [tour-523]", () => {
  expect(passIdFromFragment(`#${ID}`)).toBe(ID)
  for (const fragment of ['', '#', '#main', `#${ID}x`, `#${ID.slice(1)}`]) {
    expect(passIdFromFragment(fragment)).toBeUndefined()
  }
})

test('a link to change or cancel a tour keeps the ID in the fragment [tour-732]', () => {
  for (const intent of [undefined, 'change', 'cancel'] as const) {
    const { search, hash } = new URL(passPath(ID, intent), 'https://hall.example.com')
    expect(passIntent(search)).toBe(intent)
    expect(passIdFromFragment(hash)).toBe(ID)
    expect(search).not.toContain(ID)
  }
  expect(passIntent('?to=erase')).toBeUndefined()
})
