import type { Gateway } from './gateway.ts'

/**
 * The specification's flow: no external service is called, the screen waits and every charge
 * succeeds. Keeps no record, because no money moves.
 */
export const simulatedGateway: Gateway = {
  timeLimitMs: 10_000,
  charge: async ({ paymentId }) => ({ outcome: 'charged', reference: `simulated-${paymentId}` }),
  find: async () => ({ outcome: 'none' }),
  refund: async () => {},
}
