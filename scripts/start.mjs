/** `npm start`: installs and builds what is missing, then runs the app. */
import { ended, ensurePackages, fail, nodePath, ROOT, startNode } from './bootstrap.mjs'
import { isBuildFresh } from './web-build.mjs'

const PARENT_POLL_MS = 250

const isFresh = isBuildFresh()
ensurePackages({ dev: !isFresh })
if (!isFresh) {
  console.log('Building the web')
  if ((await ended(startNode(['scripts/build.mjs']))) !== 0) process.exit(1)
}

stopWithNpm()
if (nodePath() === process.execPath) {
  process.chdir(ROOT)
  await import('../server/main.ts')
} else {
  const app = startNode(['server/main.ts'])
  // The app decides how it ends; this script only waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.kill(signal))
  process.exit(await ended(app).catch((error) => fail(`The app could not start: ${error.message}`)))
}

/** npm passes a SIGTERM on to the shell between it and this script, and the shell keeps it. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_POLL_MS)
  watch.unref()
}
