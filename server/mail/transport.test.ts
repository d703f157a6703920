import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { IdentifiedMail } from './message.ts'
import { PASS_CID } from './pass-html.ts'
import { needsTls } from './smtp.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

const ID = '0b0e7f0a-5b0c-4f3c-9a43-0d9a0c7b1e11'
const MAIL_FROM = 'ज्ञानपीठ अभ्यासिका <hall@example.com>'

const WELCOME: IdentifiedMail = {
  id: ID,
  recipient: 'asha@example.com',
  subject: 'आशा पाटील, welcome',
  text: 'Dear आशा पाटील,\n\nYou paid ₹1,999.\n.\nA line with only a dot came before this one.\n',
}
const CODE: IdentifiedMail = {
  id: ID,
  recipient: 'asha@example.com',
  subject: 'Your OTP',
  text: 'Your code is 123456.\n',
  code: '123456',
}
const INJECTION: IdentifiedMail = {
  id: ID,
  recipient: 'asha@example.com',
  subject: 'Welcome Asha\r\nBcc: thief@example.com\r\n\r\n<b>Body</b>',
  text: 'Dear Asha\r\nBcc: thief@example.com,\n',
}

type ReceivedMessage = { recipients: string[]; message: Email }

let dataDir: string
let lines: string[]
let transport: MailTransport | undefined
let server: SMTPServer | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  lines = []
})

afterEach(async () => {
  transport?.close()
  const closing = server
  if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()))
  transport = undefined
  server = undefined
  await rm(dataDir, { recursive: true, force: true })
})

function openTransport(smtpUrl?: string, printCodes = true): MailTransport {
  transport = createMailTransport({
    smtpUrl,
    mailFrom: MAIL_FROM,
    dataDir,
    printCodes,
    print: (line) => lines.push(line),
  })
  return transport
}

describe('with a mail server', () => {
  async function listen(options: SMTPServerOptions = {}) {
    const received: ReceivedMessage[] = []
    const listening = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        PostalMime.parse(
          new ReadableStream({
            async start(controller) {
              for await (const chunk of stream) controller.enqueue(chunk)
              controller.close()
            },
          }),
        ).then((message) => {
          received.push({ recipients: envelope.rcptTo.map(({ address }) => address), message })
          done()
        }, done)
      },
      ...options,
    })
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const address = listening.server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return { received, url: `smtp://127.0.0.1:${port}` }
  }

  test('delivers an email with its text, names and id', async () => {
    const { received, url } = await listen()
    await openTransport(url).deliver(WELCOME)
    const [mail] = received
    expect(mail?.recipients).toEqual(['asha@example.com'])
    expect(mail?.message).toMatchObject({
      from: { name: 'ज्ञानपीठ अभ्यासिका', address: 'hall@example.com' },
      to: [{ address: 'asha@example.com' }],
      subject: WELCOME.subject,
      messageId: `<${ID}@example.com>`,
    })
    expect(mail?.message.text?.trimEnd()).toBe(WELCOME.text.trimEnd())
    expect(mail?.message.date).toMatch(/^\d{4}-/)
    expect(lines).toEqual([])
    expect(await readdir(dataDir)).toEqual([])
  })

  test('the check logs nothing when the server accepts emails', async () => {
    const { url, received } = await listen()
    const warned: string[] = []
    await openTransport(url).check((line) => void warned.push(line))
    expect([warned, received]).toEqual([[], []])
  })

  test.each([
    ['that is not reachable', 'smtp://user:secret-word@127.0.0.1:1', 'ESOCKET'],
    ['that rejects the password', 'user:secret-word', 'EAUTH'],
    ['that does not offer TLS', '?requireTLS=true', 'ETLS'],
  ])('the check warns about a server %s, without its password', async (_what, address, code) => {
    const { url } = await listen({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Not secret-word')),
    })
    const smtpUrl = address.startsWith('?')
      ? `${url}/${address}`
      : address.replace(/^user:secret-word$/, url.replace('//', '//user:secret-word@'))
    const warned: string[] = []
    await openTransport(smtpUrl).check((line) => void warned.push(line))
    expect(warned).toEqual([
      `SMTP_URL ${new URL(smtpUrl).host} does not accept emails (${code}): they stay queued until it does.`,
    ])
  })

  test('requires TLS from a server on another machine [security-55]', () => {
    expect(needsTls('smtp://user:secret@mail.example.com')).toBe(true)
    expect(needsTls('smtp://127.0.0.1:2525')).toBe(false)
  })

  test('the study hall’s name replaces the one in MAIL_FROM', async () => {
    const { received, url } = await listen()
    const senderName = 'Sharma, "Sons" <thief@example.com>'
    await openTransport(url).deliver({ ...WELCOME, senderName })
    expect(received[0]?.message.from).toEqual({ name: senderName, address: 'hall@example.com' })
  })

  test('replies go only to the study hall’s contact', async () => {
    const { received, url } = await listen()
    const mails = openTransport(url)
    await mails.deliver({ ...WELCOME, replyTo: 'desk@hall.example, thief@example.com' })
    await mails.deliver({ ...WELCOME, replyTo: 'desk@hall.example' })
    await mails.deliver(WELCOME)
    const [, answered, unanswered] = received
    expect(answered?.message.replyTo).toEqual([{ name: '', address: 'desk@hall.example' }])
    expect(unanswered?.message.replyTo).toBeUndefined()
  })

  test('the HTML shows the pass, which is attached too', async () => {
    const { received, url } = await listen()
    const html = `<p>Dear आशा,</p><img src="cid:${PASS_CID}">`
    await openTransport(url).deliver({
      ...WELCOME,
      html,
      pass: { fileName: 'visitor-pass.png', content: Buffer.from('a picture') },
    })
    const message = received[0]?.message
    expect(message?.text?.trimEnd()).toBe(WELCOME.text.trimEnd())
    expect(message?.html?.trimEnd()).toBe(html)
    expect(message?.attachments).toMatchObject([
      {
        filename: 'visitor-pass.png',
        mimeType: 'image/png',
        disposition: 'attachment',
        contentId: `<${PASS_CID}>`,
      },
    ])
  })

  test('a retried email has the same id', async () => {
    const { received, url } = await listen()
    const mails = openTransport(url)
    await mails.deliver(WELCOME)
    await mails.deliver(WELCOME)
    expect(new Set(received.map(({ message }) => message.messageId)).size).toBe(1)
  })

  test('marks only emails with an OTP as automated', async () => {
    const { received, url } = await listen()
    const mails = openTransport(url)
    await mails.deliver(CODE)
    await mails.deliver(WELCOME)
    expect(received.map(({ message }) => header(message, 'auto-submitted'))).toEqual([
      'auto-generated',
      undefined,
    ])
  })

  test('prints no OTP on a server with a public address [mail-6]', async () => {
    await openTransport(undefined, false).deliver(CODE)
    expect(lines).toEqual(['Email to asha@example.com: "Your OTP"'])
  })

  test('a name with line breaks adds no header and no recipient [security-56]', async () => {
    const { received, url } = await listen()
    await openTransport(url).deliver(INJECTION)
    expect(received[0]?.recipients).toEqual(['asha@example.com'])
    expectNoInjection(received[0]?.message)
  })

  test.each([
    'asha@example.com, thief@example.com',
    'asha@example.com>\r\nRCPT TO:<thief@example.com',
    'asha@example.com\r\nBcc: thief@example.com',
  ])('%j adds no second recipient', async (recipient) => {
    const { received, url } = await listen()
    await openTransport(url)
      .deliver({ ...WELCOME, recipient })
      .catch(() => {})
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('thief@example.com')
  })

  test('rejects when the server refuses or is unreachable', async () => {
    const { url } = await listen({
      onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
    })
    await expect(openTransport(url).deliver(WELCOME)).rejects.toThrow('No such mailbox')
    transport?.close()
    await expect(openTransport('smtp://127.0.0.1:9').deliver(WELCOME)).rejects.toThrow()
  })

  test('gives up on a server that never greets', async () => {
    const { url } = await listen({ onConnect: () => {} })
    const shortTimeout = `${url}?greetingTimeout=50&maxRequeues=0`
    await expect(openTransport(shortTimeout).deliver(WELCOME)).rejects.toThrow(/greeting/i)
  })
})

describe('without a mail server', () => {
  const outbox = () => join(dataDir, 'outbox')

  async function readOutbox(): Promise<Email> {
    const [file = ''] = await readdir(outbox())
    return PostalMime.parse(await readFile(join(outbox(), file)))
  }

  test('writes an email to a file readable by its owner only', async () => {
    await openTransport().deliver(WELCOME)
    const files = await readdir(outbox())
    expect(files).toEqual([expect.stringMatching(new RegExp(`^\\d{8}T\\d{9}Z-${ID}\\.eml$`))])
    expect((await stat(outbox())).mode & 0o777).toBe(0o700)
    expect((await stat(join(outbox(), files[0] ?? ''))).mode & 0o777).toBe(0o600)
    const message = await readOutbox()
    expect(message).toMatchObject({
      from: { name: 'ज्ञानपीठ अभ्यासिका', address: 'hall@example.com' },
      to: [{ address: 'asha@example.com' }],
      subject: WELCOME.subject,
      messageId: `<${ID}@example.com>`,
    })
    expect(message.text?.trimEnd()).toBe(WELCOME.text.trimEnd())
  })

  test('prints the recipient, the subject and the OTP to the console', async () => {
    await openTransport().deliver(CODE)
    await openTransport().deliver(WELCOME)
    expect(lines).toEqual([
      'Email to asha@example.com: "Your OTP" - OTP 123456',
      'Email to asha@example.com: "आशा पाटील, welcome"',
    ])
  })

  test('a name with line breaks adds no header and no console line', async () => {
    await openTransport().deliver(INJECTION)
    expectNoInjection(await readOutbox())
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toMatch(/\p{Cc}/u)
  })
})

function header(message: Email | undefined, key: string): string | undefined {
  return message?.headers.find((each) => each.key === key)?.value
}

function expectNoInjection(message: Email | undefined): void {
  expect(header(message, 'bcc')).toBeUndefined()
  expect(message?.bcc).toBeUndefined()
  expect(message?.html).toBeUndefined()
  expect(message?.subject).toContain('Welcome Asha')
  expect(message?.text).toContain('Dear Asha')
}
