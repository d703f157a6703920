import { CompiledQuery, sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { compileOnce, type Param } from '#server/db/connection/compile-once.ts'
import type { Database, Queryable, Transaction } from '#server/db/connection/connect.ts'
import { awaitPipelined, inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { Language } from '#shared/domain/language.ts'
import { CODE_MINUTES } from '#shared/domain/user/one-time-code.ts'
import { MAIL_QUEUE, TWO_WEEKS_SECONDS } from '../connection/job-queues.ts'

export type MailToSend = {
  /** Null for a member without an email: then nothing is queued. */
  recipient: string | null
  subject: string
  text: string
  code?: string
  language: Language
  /** The QR text of a pass, attached as a picture. */
  passText?: string
  /** The number of a receipt or voucher, attached as a PDF. */
  paper?: string
}

type MailToStore = MailToSend & { recipient: string; id: string; now: Date }

const insertMail = compileOnce((db, param: Param<MailToStore>) =>
  db.insertInto('outgoing_mails').values({
    id: param('id'),
    recipient: param('recipient'),
    subject: param('subject'),
    body: param('text'),
    code: param('code'),
    pass_text: param('passText'),
    paper: param('paper'),
    language: param('language'),
    created_at: param('now'),
  }),
)

/** Queues an email in the transaction that causes it: both are committed or neither is. */
export async function queueMail(
  trx: Transaction<Tables>,
  boss: PgBoss,
  mail: MailToSend,
  now: Date,
): Promise<void> {
  const queue = await prepareMail(boss, mail, now)
  await queue(trx)
}

/**
 * Prepares the statements that queue an email. The returned function starts both before it waits for either, so that
 * CommitWith can send them with COMMIT.
 */
export async function prepareMail(
  boss: PgBoss,
  mail: MailToSend,
  now: Date,
): Promise<(trx: Transaction<Tables>) => Promise<void>> {
  const { recipient } = mail
  if (recipient === null) return async () => undefined
  const id = crypto.randomUUID()
  const addJob = await jobStatement(boss, { mailId: id })
  return async (trx) => {
    await awaitPipelined([
      insertMail(trx, { ...mail, recipient, id, now }),
      trx.executeQuery(addJob),
    ])
  }
}

/** The statement that adds a job to the queue of emails. pg-boss itself would send it too late for CommitWith. */
async function jobStatement(boss: PgBoss, data: { mailId: string }): Promise<CompiledQuery> {
  let statement: CompiledQuery | undefined
  await boss.send(MAIL_QUEUE, data, {
    db: {
      async executeSql(text, values) {
        if (statement) throw new Error('pg-boss ran a second statement')
        statement = CompiledQuery.raw(text, values)
        // Without a row, pg-boss would take the job for a duplicate.
        return { rows: [{ id: data.mailId }] }
      },
    },
  })
  if (!statement) throw new Error('pg-boss ran no statement')
  return statement
}

export function findOutgoingMail(db: Queryable, mailId: string) {
  return db
    .selectFrom('outgoing_mails')
    .select([
      'id',
      'recipient',
      'subject',
      'body',
      'code',
      'pass_text as passText',
      'paper',
      'language',
    ])
    .where('id', '=', mailId)
    .executeTakeFirst()
}

export type OutgoingMail = NonNullable<Awaited<ReturnType<typeof findOutgoingMail>>>

export async function removeOutgoingMail(db: Queryable, mailId: string): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('id', '=', mailId).execute()
}

/** An arbitrary number, unique among our advisory locks. */
const REQUEUE_LOCK = 20_240_818

/**
 * Queues every email that has no job. After a restore none has one, because backups contain the
 * emails but not the queue. Skips emails that the queue would have given up on by now, and expired
 * codes.
 */
export async function requeueOrphanedMails(db: Database, boss: PgBoss, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - TWO_WEEKS_SECONDS * 1000)
  const oldestCode = new Date(now.getTime() - CODE_MINUTES * 60_000)
  await inTransaction(db, async (trx) => {
    // If two processes start together, the second finds the jobs of the first.
    await sql`SELECT pg_advisory_xact_lock(${REQUEUE_LOCK})`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM outgoing_mails mail WHERE created_at > ${oldest}
        AND (code IS NULL OR created_at > ${oldestCode}) AND NOT EXISTS (
        SELECT FROM pgboss.job job WHERE job.name = ${MAIL_QUEUE}
          AND job.data->>'mailId' = mail.id::text AND job.state <= 'active'
      ) ORDER BY created_at, id`.execute(trx)
    for (const { id } of rows) {
      await boss.send(MAIL_QUEUE, { mailId: id }, { db: fromKysely(trx) })
    }
  })
}

/** Removes emails created before `before`, which the queue has given up on. */
export async function removeOldMails(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('created_at', '<', before).execute()
}
