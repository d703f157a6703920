import { expect, test } from 'vitest'
import { GATE_PIN_PROBLEMS, gatePinProblem } from './gate-pin.ts'

test.each(['000000', '111111', '123456', '654321', '012345'])(
  'rejects %s as too easy [gate-28]',
  (pin) => {
    expect(gatePinProblem(pin)).toBe(GATE_PIN_PROBLEMS.gatePinTooEasy)
  },
)

test.each(['123455', '480213', '246802', '112233'])('accepts %s [gate-31]', (pin) => {
  expect(gatePinProblem(pin)).toBeUndefined()
})

test.each(['12345', '1234567', '12345a', ''])('rejects %j, which is not a PIN [gate-32]', (pin) => {
  expect(gatePinProblem(pin)).toBe(GATE_PIN_PROBLEMS.gatePinInvalid)
})
