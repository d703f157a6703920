/** `npm run dev`: the server and the web, each reloaded when its sources change. */
import { ended, ensurePackages, packaged, startNode } from './bootstrap.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const WEB_PORT = '5173'
/** Where vite.config.ts expects the server. */
const SERVER_PORT = '3000'

ensurePackages()
const server = startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  // Links in mails lead to the page that reloads.
  env: { PORT: SERVER_PORT, PUBLIC_URL: `http://localhost:${WEB_PORT}` },
})
const web = startNode([
  packaged('vite', 'bin', 'vite.js'),
  '--port',
  WEB_PORT,
  '--strictPort',
  '--clearScreen',
  'false',
  '--logLevel',
  'warn',
])
console.log(`Open http://localhost:${WEB_PORT}; Ctrl-C stops it`)

const programs = [server, web]
const stopBoth = (signal) => {
  for (const program of programs) program.kill(signal)
}
for (const signal of SIGNALS) process.on(signal, () => stopBoth(signal))

const codes = programs.map(async (program) => {
  const code = await ended(program)
  // One without the other is of no use.
  stopBoth('SIGTERM')
  return code
})
process.exit(Math.max(...(await Promise.all(codes))))
