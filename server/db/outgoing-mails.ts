import { fromKysely, type PgBoss } from 'pg-boss'
import type { Queryable, Transaction } from './connect.ts'
import { MAIL_QUEUE } from './job-queues.ts'
import type { Tables } from './tables.ts'

export type MailToSend = {
  recipient: string
  subject: string
  text: string
  code?: string
  /** The QR text of a pass that goes along as a picture. */
  passText?: string
}

/** Puts a mail on its way with the transaction that causes it: both happen or neither does. */
export async function queueMail(
  trx: Transaction<Tables>,
  boss: PgBoss,
  mail: MailToSend,
  now: Date,
): Promise<void> {
  const row = await trx
    .insertInto('outgoing_mails')
    .values({
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.text,
      code: mail.code ?? null,
      pass_text: mail.passText ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await boss.send(MAIL_QUEUE, { mailId: row.id }, { db: fromKysely(trx) })
}

export function findOutgoingMail(db: Queryable, mailId: string) {
  return db
    .selectFrom('outgoing_mails')
    .select(['id', 'recipient', 'subject', 'body', 'code', 'pass_text'])
    .where('id', '=', mailId)
    .executeTakeFirst()
}

export async function removeOutgoingMail(db: Queryable, mailId: string): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('id', '=', mailId).execute()
}
