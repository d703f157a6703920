import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'

test("the default settings have the specification's name and prices", () => {
  expect(DEFAULT_SETTINGS.name).toBe('Dyanpeeth Abhyasika')
  expect(DEFAULT_SETTINGS.prices['1 Month']['Dyandhara Kaksh']).toEqual([799, 999, 1499])
})
