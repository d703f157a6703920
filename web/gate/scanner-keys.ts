/** Hand-held scanners type a character every few milliseconds; nobody types that fast. */
const MAX_GAP_MS = 50
/** Fewer characters before Enter than this were typed by hand. */
const MIN_CHARACTERS = 6
/** Some scanners end a code with two line breaks, the second within this time. */
const AFTER_SCAN_MS = 500

/** The part of KeyboardEvent that is needed. `timeStamp` is in milliseconds. */
export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'timeStamp'>

export type ScannerKeys = {
  /** Returns the code when its Enter is pressed. */
  press(key: Key): string | undefined
  /** Whether the key is part of what a scanner types, and not a person's decision. */
  isScanners(key: Key): boolean
}

/**
 * Distinguishes a hand-held scanner's typing from a person's by its speed. Reads digits from the key's position,
 * which does not depend on the keyboard layout.
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
    isScanners: ({ timeStamp }) =>
      timeStamp - scannedAt < AFTER_SCAN_MS ||
      (text.length >= MIN_CHARACTERS && timeStamp - lastAt < MAX_GAP_MS),
  }
}

function isEnter({ code, key }: Key): boolean {
  return code === 'Enter' || code === 'NumpadEnter' || key === 'Enter'
}

/** Returns the digit of a key's position, else the layout's character; undefined for keys such as Shift. */
function characterOf({ code, key, shiftKey }: Key): string | undefined {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return key.length === 1 ? key : undefined
}
