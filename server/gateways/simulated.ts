import type { Gateway } from './gateway.ts'

/** The specification's flow: no provider is called, the screen waits and every charge succeeds. */
export const simulatedGateway: Gateway = {
  takes: 'at-once',
  charge: async ({ paymentId }) => ({ reference: `simulated-${paymentId}` }),
}
