import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ArrivedMail = { recipient: string; subject: string; text: string }

export type MailServer = {
  port: number
  /** In the order in which they were accepted. */
  arrived: ArrivedMail[]
  /** The number of emails that never got a response. */
  hanging(): number
  close(): Promise<void>
}

/**
 * A local mail server that temporarily rejects the first `refusals` emails and never responds to
 * the first `hangs`. With a `refusal` it rejects every recipient with that text.
 */
export async function openMailServer({
  refusals = 0,
  hangs = 0,
  port = 0,
  refusal,
}: {
  refusals?: number
  hangs?: number
  port?: number
  refusal?: string
} = {}): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  let refused = 0
  let hangCount = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === undefined ? undefined : new Error(refusal)),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      if (hangCount < hangs) {
        hangCount++
        return
      }
      if (refused++ < refusals) return done(new Error('The mailbox is busy'))
      const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
      arrived.push({ recipient: envelope.rcptTo[0]?.address ?? '', subject, text })
      done()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    arrived,
    hanging: () => hangCount,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
