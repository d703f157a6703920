/** Vitest's global setup for tests that start the server as it is shipped. */
import { startNode, waitForExit } from '../bootstrap.mjs'
import { staleParts } from './build-stamp.mjs'

/** Builds the server if its sources have changed since it was built. Only once: not while Vitest watches for changes. */
export default async function buildCurrentServer() {
  const stale = staleParts(['server'])
  if (stale.length === 0) return
  const code = await waitForExit(startNode(['scripts/build.mjs', ...stale]))
  if (code !== 0) throw new Error('The server could not be built: see above.')
}
