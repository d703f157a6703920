/** `npm run backup -- FILE` and `npm run restore -- FILE`: see server/backup. */
import { ended, ensurePackages, fail, startNode } from './bootstrap.mjs'

const COMMANDS = ['backup', 'restore']

const [name = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(name)) fail(`Choose from ${COMMANDS.join(', ')}.`)
ensurePackages({ dev: false })
const command = startNode([`server/backup/${name}-command.ts`, ...args])
// The command decides how it ends; this script only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
process.exit(await ended(command))
