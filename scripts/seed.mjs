/** `npm run seed -- --members 500`: adds realistic sample data to a hall without real members. */
import { ensurePackages, startNode, waitForExit } from './bootstrap.mjs'

ensurePackages({ dev: false })
const command = startNode(['server/seed/seed-command.ts', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
process.exit(await waitForExit(command))
