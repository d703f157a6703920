import { fieldProblems } from '../field-problem.ts'
import { invalidForm, type Refusal } from '../refusal.ts'

export const COMMON_PASSWORD_PROBLEMS = fieldProblems({
  passwordCommon: "Many people use this password. Choose one that's harder to guess.",
})

/** A shorter remainder does not make a password common. */
const MIN_LENGTH = 4

/** Characters that people type instead of a letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The symbols on the keys 0 to 9 of a US keyboard, in that order. */
const SHIFTED_DIGITS = ')!@#$%^&*('

const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
])

/** `aaaa`, `abcabc`. Lists of common passwords omit these and keyboard rows. */
const REPETITION = /^(.{1,4})\1+$/

/** Returns why the new password of a user is refused, or undefined. */
export function newPasswordRefusal({ common }: { common: boolean }): Refusal | undefined {
  return invalidForm({ newPassword: common ? COMMON_PASSWORD_PROBLEMS.passwordCommon : undefined })
}

/**
 * Whether a password is one of the `common` ones, which are in lower case, or derived from one in
 * the usual ways: with capitals, look-alike characters, symbols, or digits and symbols at its ends.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  return coresOf(folded)
    .flatMap((core) => [core, undoLookAlikes(core), undoShift(core), stripSymbols(core)])
    .some((form) => form.length >= MIN_LENGTH && (common.has(form) || isPattern(form)))
}

/**
 * Returns the text with and without its leading digits and symbols, each with any number of the
 * trailing ones cut off.
 */
function coresOf(text: string): string[] {
  const areLetters = text.split('').map(isLetter)
  const start = Math.max(areLetters.indexOf(true), 0)
  const ends = text.length - 1 - areLetters.lastIndexOf(true)
  return Array.from({ length: ends + 1 }, (_, cut) => text.length - cut).flatMap((end) => [
    text.slice(0, end),
    text.slice(start, end),
  ])
}

function isLetter(character: string): boolean {
  return character >= 'a' && character <= 'z'
}

function undoLookAlikes(text: string): string {
  return text.replace(/[^a-z]/g, (character) => LOOK_ALIKES[character] ?? character)
}

function undoShift(text: string): string {
  return text.replace(/[^a-z0-9]/g, (symbol) => {
    const digit = SHIFTED_DIGITS.indexOf(symbol)
    return digit < 0 ? symbol : String(digit)
  })
}

function stripSymbols(text: string): string {
  return text.replace(/[^a-z0-9]/g, '')
}

function isPattern(text: string): boolean {
  return REPETITION.test(text) || ROWS.some((row) => row.includes(text))
}
