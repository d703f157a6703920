/** `npm run seed -- --members 500`: realistic sample data in a hall that has no real members. */
import { ended, ensurePackages, startNode } from './bootstrap.mjs'

ensurePackages({ dev: false })
const app = startNode(['server/seed.ts', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.kill(signal))
process.exit(await ended(app))
