import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const PIN_LENGTH = 6

export const GATE_PIN_PROBLEMS = fieldProblems({
  gatePinInvalid: `Enter ${PIN_LENGTH} digits`,
  gatePinTooEasy: 'Choose one that is harder to guess',
})

/** After this many wrong PINs in a row, the gate waits, and twice as long after each further one. */
export const MAX_WRONG_PINS = 5
export const FIRST_PIN_WAIT_SECONDS = 30
export const LONGEST_PIN_WAIT_SECONDS = 15 * 60
/** The gate locks after this long without use. */
export const GATE_IDLE_MINUTES = 120

/** Whether a string has the form of a PIN for gates. */
function isPin(text: string): boolean {
  return text.length === PIN_LENGTH && /^[0-9]*$/.test(text)
}

/** Whether a PIN is easily guessed: one repeated digit, or consecutive digits. */
function isEasyPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first)
}

export function gatePinProblem(pin: string): FieldProblem | undefined {
  if (!isPin(pin)) return GATE_PIN_PROBLEMS.gatePinInvalid
  return isEasyPin(pin) ? GATE_PIN_PROBLEMS.gatePinTooEasy : undefined
}
