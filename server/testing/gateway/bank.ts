import type { Charge, ChargeOutcome, FindOutcome } from '#server/gateways/gateway.ts'

type Entry = { amount: number; outcome: 'charged' | 'refused'; refunded: boolean }

/** A payment gateway's ledger: charges once per id, and refunds once. */
export class Bank {
  readonly #entries = new Map<string, Entry>()

  charge({ paymentId, amount }: Charge, outcome: Entry['outcome'] = 'charged'): ChargeOutcome {
    const entry = this.#entries.get(paymentId) ?? { amount, outcome, refunded: false }
    this.#entries.set(paymentId, entry)
    return chargeOutcome(paymentId, entry)
  }

  find(paymentId: string): FindOutcome {
    const entry = this.#entries.get(paymentId)
    return entry ? chargeOutcome(paymentId, entry) : { outcome: 'none' }
  }

  refund(paymentId: string): void {
    const entry = this.#entries.get(paymentId)
    if (entry?.outcome !== 'charged') throw new Error('There is nothing to refund')
    entry.refunded = true
  }

  /** The ids of the payments that were charged and not refunded. */
  collected(): string[] {
    return [...this.#entries]
      .filter(([, { outcome, refunded }]) => outcome === 'charged' && !refunded)
      .map(([id]) => id)
  }

  refunded(): string[] {
    return [...this.#entries].filter(([, { refunded }]) => refunded).map(([id]) => id)
  }
}

function chargeOutcome(paymentId: string, { outcome }: Entry): ChargeOutcome {
  return outcome === 'charged' ? { outcome, reference: `bank-${paymentId}` } : { outcome }
}
