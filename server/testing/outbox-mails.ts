import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A mail as its recipient's program shows it. */
export type ReceivedMail = {
  /** Name and address. */
  from: string
  replyTo: string | undefined
  subject: string
  text: string
  html: string | undefined
  attachments: { name: string; type: string; bytes: Uint8Array; contentId: string | undefined }[]
}

const WAIT_MS = 8_000

/**
 * Waits for a mail to `email` whose subject matches; the newest, when several do. Each mail is read
 * once: the next call waits for the next one.
 */
export async function takeMail(
  outbox: string,
  email: string,
  subject: RegExp,
): Promise<ReceivedMail> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    for (const name of (await mailFiles(outbox)).reverse()) {
      const mail = await readMail(join(outbox, name))
      if (mail.recipient !== email || !subject.test(mail.subject)) continue
      await rm(join(outbox, name))
      return mail
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`No mail to ${email} with the subject ${subject} within ${WAIT_MS} ms`)
}

/** The subjects of all mails to `email` that nobody has taken yet, oldest first. */
export async function mailSubjects(outbox: string, email: string): Promise<string[]> {
  const mails = await allMails(outbox)
  return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
}

/** Oldest first. */
export async function allMails(outbox: string): Promise<(ReceivedMail & { recipient: string })[]> {
  return Promise.all((await mailFiles(outbox)).map((name) => readMail(join(outbox, name))))
}

async function mailFiles(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).sort()
}

async function readMail(file: string): Promise<ReceivedMail & { recipient: string }> {
  const mail = await PostalMime.parse(await readFile(file))
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
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}
