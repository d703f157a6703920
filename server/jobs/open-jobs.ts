import { PgBoss } from 'pg-boss'

/** The job queue over the hall's own database. Jobs run once, whichever process takes them. */
export async function openJobs(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    // The migration has made its tables.
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How soon jobs of a process that died are noticed, once their heartbeat is overdue.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  // What fails is tried again; the queue itself says on its next run whether the database is back.
  boss.on('error', () => {})
  await boss.start()
  return boss
}
