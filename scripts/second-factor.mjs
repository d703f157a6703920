/** `npm run second-factor -- reset EMAIL`: removes a second factor if no super admin can do it. */
import { ensurePackages, startNode, waitForExit } from './bootstrap.mjs'

ensurePackages({ dev: false })
const command = startNode(['server/second-factor/reset-command.ts', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
process.exit(await waitForExit(command))
