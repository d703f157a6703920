import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { runningHall } from './hall.ts'

export type ReceivedMail = {
  subject: string
  text: string
  html: string
  attachments: { name: string; bytes: Uint8Array<ArrayBuffer> }[]
}

const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 40

/**
 * Waits for a mail to `email` whose subject matches, and answers the newest. Each mail is read once:
 * the next call waits for the next one.
 */
export async function receivedMail(email: string, subject: RegExp): Promise<ReceivedMail> {
  const deadline = Date.now() + PATIENCE_MS
  const seen = new Set<string>()
  while (Date.now() < deadline) {
    const mail = await takeMail(email, subject, seen)
    if (mail) return mail
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error(`No mail to ${email} with the subject ${subject} within ${PATIENCE_MS} ms`)
}

/** The code that was last mailed to `email`, read from the mail itself. */
export async function mailedCode(email: string): Promise<string> {
  const { text } = await receivedMail(email, /code/i)
  const code = /\b(\d{6})\b/.exec(text)?.[1]
  if (code === undefined) throw new Error(`The mail to ${email} has no code: ${text}`)
  return code
}

/** `seen`: the files of other people, which need no second look. */
async function takeMail(
  email: string,
  subject: RegExp,
  seen: Set<string>,
): Promise<ReceivedMail | undefined> {
  const { outbox } = runningHall()
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (const name of names.sort().reverse()) {
    if (seen.has(name)) continue
    const file = join(outbox, name)
    const source = await readFile(file).catch(() => undefined)
    if (source === undefined) continue
    const mail = await PostalMime.parse(source)
    const isOurs = mail.to?.some(({ address }) => address === email) ?? false
    if (!isOurs) seen.add(name)
    else if (subject.test(mail.subject ?? '')) {
      await rm(file)
      return {
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        attachments: mail.attachments.map(({ filename, content }) => ({
          name: filename ?? '',
          bytes: Uint8Array.from(
            typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
          ),
        })),
      }
    }
  }
  return undefined
}
