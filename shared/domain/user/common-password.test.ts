import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const COMMON = new Set([
  'password',
  'monkey',
  'abc12345',
  '1qaz2wsx',
  'sunshine',
  'trustno1',
  'love',
])

describe('isCommonPassword [common-password-1]', () => {
  test.each([
    // A listed word, with capitals or full-width letters.
    ['password', true],
    ['PassWord', true],
    ['Ｐａｓｓｗｏｒｄ', true],
    // With digits and symbols at its ends.
    ['Password1!', true],
    ['Password@2026', true],
    ['!!Monkey#7', true],
    ['2026Monkey!', true],
    ['Trustno1!', true],
    ['Trustno1!2026', true],
    ['Love@1234', true],
    // With look-alike characters.
    ['P@$$w0rd1!', true],
    ['$un5h1n3!9', true],
    ['5unshine#1', true],
    // With symbols inside, or typed with the shift key.
    ['Abc-12345!', true],
    ['Abc!@#$5', true],
    ['!QAZ2wsx', true],
    // Repetitions and rows of keys are in no list, but are as common.
    ['Hahaha@12', true],
    ['Aaaaaa1!', true],
    ['Abcdef1!', true],
    ['Poiuyt#9', true],
    ['Zxcv@123', true],
    // A common word is only part of it.
    ['Monkey-Bridge-7', false],
    ['Passwordless#2x', false],
    ['my-Sunshine-4', false],
    ['Kx7#92!51', false],
    ['Abd#1234', false],
    ['Ha-12345!', false],
  ])('%s: %s', (password, common) => {
    expect(isCommonPassword(password, COMMON)).toBe(common)
  })
})
