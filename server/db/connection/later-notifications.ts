import type pg from 'pg'

/** A NOTIFY that a process sends after the commit. */
export type LaterNotification = { channel: string; payload: string }

/** The code of the notices that stand for notifications (migration 0192). */
const NOTICE_CODE = 'DY001'

/**
 * Hands over the notifications of the pool's transactions once they have committed. After a rollback, or on a lost
 * connection whose last transaction may have committed, it hands them over as well: they only make their receivers read
 * again.
 */
export function notifyLater(
  pool: pg.Pool,
  publish: (notifications: readonly LaterNotification[]) => void,
): void {
  pool.on('connect', (client) => {
    const pending: LaterNotification[] = []
    const flush = () => {
      if (pending.length > 0) publish(pending.splice(0))
    }
    client.on('notice', ({ code, detail, message }) => {
      if (code === NOTICE_CODE) pending.push({ channel: detail ?? '', payload: message ?? '' })
    })
    // I: outside a transaction.
    client.connection.on('readyForQuery', ({ status }: { status: string }) => {
      if (status === 'I') flush()
    })
    client.once('end', flush)
    // If this fails, the connection is lost, or its transactions notify.
    client
      .query(
        `SELECT set_config('dyanpeeth.notifies_later', 'on', false),
          set_config('client_min_messages', 'notice', false)`,
      )
      .catch(() => undefined)
  })
}
