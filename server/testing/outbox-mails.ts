import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** An email as an email program shows it. */
export type ReceivedMail = {
  recipient: string
  /** Name and address. */
  from: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string | undefined
  attachments: {
    name: string
    type: string
    bytes: Uint8Array<ArrayBuffer>
    contentId: string | undefined
  }[]
}

const TIMEOUT_MS = 10_000
const POLL_MS = 20

/**
 * Waits for an email to `email` whose subject matches, and returns the newest. Each email is read
 * once: the next call waits for the next one. Throws after ten seconds.
 */
export async function takeMail(
  outbox: string,
  email: string,
  subject: RegExp,
): Promise<ReceivedMail> {
  const deadline = Date.now() + TIMEOUT_MS
  const otherMails = new Set<string>()
  while (Date.now() < deadline) {
    for (const name of (await mailFiles(outbox)).reverse()) {
      if (otherMails.has(name)) continue
      const mail = await readMail(join(outbox, name))
      if (mail?.recipient === email && subject.test(mail.subject)) {
        await rm(join(outbox, name))
        return mail
      }
      otherMails.add(name)
    }
    await pause(POLL_MS)
  }
  throw new Error(`No mail to ${email} with the subject ${subject} within ${TIMEOUT_MS} ms`)
}

/** Waits for the email with a code to `email` and returns the code. */
export async function takeCode(outbox: string, email: string): Promise<string> {
  const { text } = await takeMail(outbox, email, /OTP/)
  const code = /\b(\d{6})\b/.exec(text)?.[1]
  if (code === undefined) throw new Error(`The mail to ${email} has no code: ${text}`)
  return code
}

/** The subjects of all unread emails to `email`, oldest first. */
export async function mailSubjects(outbox: string, email: string): Promise<string[]> {
  const mails = await allMails(outbox)
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
}

/** Oldest first. */
export async function allMails(outbox: string): Promise<ReceivedMail[]> {
  const names = await mailFiles(outbox)
  const mails = await Promise.all(names.map((name) => readMail(join(outbox, name))))
  return mails.filter((mail) => mail !== undefined)
}

async function mailFiles(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).sort()
}

/** Undefined if the file is gone: another test has read it. */
async function readMail(file: string): Promise<ReceivedMail | undefined> {
  const source = await readFile(file).catch(() => undefined)
  if (source === undefined) return undefined
  const mail = await PostalMime.parse(source)
  return {
    recipient: mail.to?.[0]?.address ?? '',
    from: `${mail.from?.name} <${mail.from?.address}>`,
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html,
    attachments: mail.attachments.map(({ filename, mimeType, content, contentId }) => ({
      name: filename ?? '',
      type: mimeType,
      contentId,
      bytes: Uint8Array.from(
        typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      ),
    })),
  }
}
