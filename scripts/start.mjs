/** `npm start`: installs packages and builds the app if needed, then runs it. */
import module from 'node:module'
import { join } from 'node:path'
import { ensurePackages, fail, nodePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { staleParts } from './build/build-stamp.mjs'

const PARENT_POLL_MS = 250

const stale = staleParts()
ensurePackages({ dev: stale.length > 0 })
if (stale.length > 0) {
  console.log('Building the app')
  if ((await waitForExit(startNode(['scripts/build.mjs', ...stale]))) !== 0) process.exit(1)
}

stopWithNpm()
const compiled = join(ROOT, '.cache/compiled')
if (nodePath() === process.execPath) {
  process.chdir(ROOT)
  module.enableCompileCache(compiled)
  await import('../dist/server/main.js')
} else {
  const app = startNode([...process.execArgv, 'dist/server/main.js'], {
    env: { NODE_COMPILE_CACHE: compiled },
  })
  // Pass signals on, and let the app decide how to exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.kill(signal))
  process.exit(
    await waitForExit(app).catch((error) => fail(`The app could not start: ${error.message}`)),
  )
}

/** npm sends SIGTERM to the shell that runs this script, and the shell does not pass it on. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const poll = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(poll)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_POLL_MS)
  poll.unref()
}
