/**
 * Preloaded into a real server (`--import`): replaces the simulated gateway with one in another
 * process, at TEST_GATEWAY_URL.
 */
import * as z from 'zod/mini'
import type { Gateway } from '#server/gateways/gateway.ts'
import { simulatedGateway } from '#server/gateways/simulated.ts'

const chargedOutcome = z.object({ outcome: z.literal('charged'), reference: z.string() })
const refusedOutcome = z.object({ outcome: z.literal('refused') })
const noOutcome = z.object({ outcome: z.literal('none') })
const chargeOutcome = z.discriminatedUnion('outcome', [chargedOutcome, refusedOutcome])
const findOutcome = z.discriminatedUnion('outcome', [chargedOutcome, refusedOutcome, noOutcome])

async function send(call: string, body: object, signal: AbortSignal): Promise<unknown> {
  const url = `${process.env.TEST_GATEWAY_URL}/${call}`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal })
  return response.json()
}

const httpGateway: Partial<Gateway> = {
  charge: async (charge, signal) => chargeOutcome.parse(await send('charge', charge, signal)),
  find: async (paymentId, signal) => findOutcome.parse(await send('find', { paymentId }, signal)),
  async refund(paymentId, signal) {
    await send('refund', { paymentId }, signal)
  },
}
Object.assign(simulatedGateway, httpGateway)
