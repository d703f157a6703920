/** `npm run dev`: runs the server and the web app, and reloads each when its sources change. */
import { ensurePackages, packagePath, startNode, waitForExit } from './bootstrap.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const WEB_PORT = '5173'
/** vite.config.ts proxies to this port. */
const SERVER_PORT = '3000'

ensurePackages()
const server = startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  // Links in emails must open Vite's page, not the last build.
  env: { PORT: SERVER_PORT, PUBLIC_URL: `http://localhost:${WEB_PORT}` },
})
const web = startNode([
  packagePath('vite', 'bin', 'vite.js'),
  '--port',
  WEB_PORT,
  '--strictPort',
  '--clearScreen',
  'false',
  '--logLevel',
  'warn',
])
console.log(`Open http://localhost:${WEB_PORT}; press Ctrl-C to stop`)

const programs = [server, web]
const stopBoth = (signal) => {
  for (const program of programs) program.kill(signal)
}
for (const signal of SIGNALS) process.on(signal, () => stopBoth(signal))

const codes = programs.map(async (program) => {
  const code = await waitForExit(program)
  // Neither is useful without the other.
  stopBoth('SIGTERM')
  return code
})
process.exit(Math.max(...(await Promise.all(codes))))
