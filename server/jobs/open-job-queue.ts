import { PgBoss } from 'pg-boss'

/** Opens the job queue on the app's database. Each job runs in one process only. */
export async function openJobQueue(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    // The migrations create its tables.
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How often jobs of dead processes are detected by their overdue heartbeat.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  // Failures are retried; the queue's next run shows whether the database is back.
  boss.on('error', () => {})
  await boss.start()
  return boss
}
