/** `npm run backup -- FILE` and `npm run restore -- FILE`: see server/backup. */
import { ensurePackages, fail, startNode, waitForExit } from './bootstrap.mjs'

const COMMANDS = ['backup', 'restore']

const [name = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(name)) fail(`Choose from ${COMMANDS.join(', ')}.`)
ensurePackages({ dev: false })
const command = startNode([`server/backup/${name}-command.ts`, ...args])
// Pass signals on, and let the command decide how to exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
process.exit(await waitForExit(command))
