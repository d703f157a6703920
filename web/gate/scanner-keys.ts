/** Hand-held scanners type a character every few milliseconds; nobody types that fast. */
const MAX_GAP_MS = 50
/** A shorter text was typed by a person. */
const MIN_CHARACTERS = 6
/** Some scanners end a code with a second line break, within this time after the first. */
const AFTER_SCAN_MS = 500

/** The used part of KeyboardEvent. `timeStamp` is in milliseconds. */
export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'timeStamp'>

export type ScannerKeys = {
  /** Handles a key. Returns the code if the key is the Enter that ends it. */
  press(key: Key): string | undefined
  /** Whether the key comes from a scanner, so that it must not press a button. */
  isFromScanner(key: Key): boolean
}

/**
 * Distinguishes a hand-held scanner from a person by its typing speed. Reads digits from the keys' positions,
 * which don't depend on the keyboard layout.
 */
export function createScannerKeys(): ScannerKeys {
  let text = ''
  let lastAt = Number.NEGATIVE_INFINITY
  let scannedAt = Number.NEGATIVE_INFINITY
  return {
    press(key) {
      const isFast = key.timeStamp - lastAt < MAX_GAP_MS
      if (!isFast) text = ''
      if (isEnter(key)) {
        const code = text
        text = ''
        if (!isFast || code.length < MIN_CHARACTERS) return undefined
        scannedAt = key.timeStamp
        return code
      }
      const character = characterOf(key)
      if (character === undefined) return undefined
      text += character
      lastAt = key.timeStamp
      return undefined
    },
    isFromScanner: ({ timeStamp }) =>
      timeStamp - scannedAt < AFTER_SCAN_MS ||
      (text.length >= MIN_CHARACTERS && timeStamp - lastAt < MAX_GAP_MS),
  }
}

function isEnter({ code, key }: Key): boolean {
  return code === 'Enter' || code === 'NumpadEnter' || key === 'Enter'
}

/** Returns the digit at a key's position, otherwise the character; undefined for keys such as Shift. */
function characterOf({ code, key, shiftKey }: Key): string | undefined {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return key.length === 1 ? key : undefined
}
