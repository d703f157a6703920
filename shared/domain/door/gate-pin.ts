import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const GATE_PIN_PROBLEMS = fieldProblems({
  gatePinInvalid: 'Enter 6 digits',
  gatePinTooEasy: 'Choose one that is harder to guess',
})

/** Whether a string is a PIN for gates: 6 digits. */
export function isPin(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
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
