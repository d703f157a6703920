import type { Gateway } from '#server/gateways/gateway.ts'
import { Bank } from './bank.ts'

/**
 * `refused`: declines. `unreached`: the call is lost, so it has no effect and no response.
 * `silent`: it has its effect, and the response is lost. `failed`: it throws and has no effect.
 */
type Fault = 'refused' | 'unreached' | 'silent' | 'failed'
type Call = 'charge' | 'find' | 'refund'

export type TestGateway = {
  gateway: Gateway
  bank: Bank
  /** Every call so far, such as `charge pay_1`. */
  calls: string[]
  /** Makes the next call of this kind fail; several faults apply one after the other. */
  next(call: Call, fault: Fault): void
  /** Delays charges on their way to the gateway until the returned function is called. */
  pause(): () => void
}

const NEVER = new Promise<never>(() => {})
/** Time limits for calls without a response, and for delayed calls. */
const [SHORT_MS, LONG_MS] = [300, 15_000]

/** A gateway in the test's own process whose calls fail on demand. */
export function openTestGateway(): TestGateway {
  const bank = new Bank()
  const calls: string[] = []
  const faults: Record<Call, Fault[]> = { charge: [], find: [], refund: [] }
  let paused = Promise.resolve()

  async function answer<T>(call: Call, paymentId: string, effect: () => T): Promise<T> {
    calls.push(`${call} ${paymentId}`)
    const fault = faults[call].shift()
    if (fault === 'failed') throw new Error('The gateway failed')
    if (fault === 'unreached') return NEVER
    if (call === 'charge') await paused
    const result = effect()
    return fault === 'silent' ? NEVER : result
  }

  const gateway: Gateway = {
    timeLimitMs: SHORT_MS,
    charge(charge) {
      const outcome = faults.charge[0] === 'refused' ? 'refused' : 'charged'
      return answer('charge', charge.paymentId, () => bank.charge(charge, outcome))
    },
    find: (paymentId) => answer('find', paymentId, () => bank.find(paymentId)),
    refund: (paymentId) => answer('refund', paymentId, () => bank.refund(paymentId)),
  }

  return {
    gateway,
    bank,
    calls,
    next: (call, fault) => void faults[call].push(fault),
    pause() {
      let release = () => {}
      gateway.timeLimitMs = LONG_MS
      paused = new Promise((resolve) => {
        release = () => {
          gateway.timeLimitMs = SHORT_MS
          resolve()
        }
      })
      return release
    },
  }
}
