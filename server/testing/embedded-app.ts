/**
 * A stand-in for the app that does nothing but keep the embedded PostgreSQL of a data folder open,
 * so that tests can kill it: `node server/testing/embedded-app.ts DATA_DIR`. Prints "ready" once
 * PostgreSQL serves, and stops it at SIGTERM.
 */
import { openEmbeddedDatabase } from '../db/embedded.ts'

const database = await openEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log: console.log })
process.once('SIGTERM', () => database.stop())
console.log('ready')
