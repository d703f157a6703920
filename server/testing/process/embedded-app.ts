/**
 * Stands in for the app: keeps the embedded PostgreSQL of a data folder running, so that tests can
 * kill it: `node server/testing/process/embedded-app.ts DATA_DIR`. Prints "ready" once PostgreSQL
 * is ready, and stops it on SIGTERM.
 */
import { openEmbeddedDatabase } from '#server/db/embedded/open-embedded.ts'

const database = await openEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: console.log })
process.once('SIGTERM', () => database.stop())
console.log('ready')
