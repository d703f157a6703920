/** `npm run door:rotate-keys`: replaces the door keys after a gate was lost. */
import { ensurePackages, startNode, waitForExit } from './bootstrap.mjs'

ensurePackages({ dev: false })
const command = startNode(['server/door/rotate-command.ts', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
process.exit(await waitForExit(command))
