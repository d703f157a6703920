import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { Bank } from './bank.ts'

/** A moment of a call: before its effect, or between its effect and the response. */
export type GatewayMoment = `${'charge' | 'find' | 'refund'} ${'received' | 'done'}`

export type GatewayServer = {
  url: string
  bank: Bank
  /** Awaited at each moment of each call. Resolve to `false` to drop the connection. */
  onMoment: (moment: GatewayMoment) => Promise<unknown>
  close(): Promise<void>
}

const chargeRequest = z.object({
  paymentId: z.string(),
  amount: z._default(z.number(), 0),
})

/** A fake payment gateway over HTTP. It keeps its state when the servers under test are killed. */
export async function openGatewayServer(): Promise<GatewayServer> {
  const bank = new Bank()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const gateway: GatewayServer = {
    url: `http://127.0.0.1:${port}`,
    bank,
    onMoment: async () => true,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { paymentId, amount } = chargeRequest.parse(await json(request))
    const call = request.url?.slice(1)
    if (call !== 'charge' && call !== 'find' && call !== 'refund') throw new Error('No such call')
    if ((await gateway.onMoment(`${call} received`)) === false) return void response.destroy()
    const result = {
      charge: () => bank.charge({ paymentId, amount, method: null }),
      find: () => bank.find(paymentId),
      refund: () => bank.refund(paymentId),
    }[call]()
    if ((await gateway.onMoment(`${call} done`)) === false) return void response.destroy()
    response.end(JSON.stringify(result ?? {}))
  }

  return gateway
}
