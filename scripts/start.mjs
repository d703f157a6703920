/** `npm start`: installs packages and builds the web app if needed, then runs the app. */
import module from 'node:module'
import { join } from 'node:path'
import { ensurePackages, fail, nodePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { isBuildFresh } from './build/web-build.mjs'

const PARENT_POLL_MS = 250

const isFresh = isBuildFresh()
ensurePackages({ dev: !isFresh })
if (!isFresh) {
  console.log('Building the web app')
  if ((await waitForExit(startNode(['scripts/build.mjs']))) !== 0) process.exit(1)
}

stopWithNpm()
const compiled = join(ROOT, '.cache/compiled')
if (nodePath() === process.execPath) {
  process.chdir(ROOT)
  module.enableCompileCache(compiled)
  await import('../server/main.ts')
} else {
  const app = startNode([...process.execArgv, 'server/main.ts'], {
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
