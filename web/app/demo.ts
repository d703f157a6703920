import { useEffect, useState } from 'react'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import { serveInPage } from '#web/api/client.ts'
import type { DemoRole } from '#web/demo/demo-accounts.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'

/** The demo's code, a separate chunk. Undefined outside demo mode, where it is never loaded. */
export const demo = isDemoMode() ? import('#web/demo/demo.ts') : undefined
if (demo) serveInPage(demo)

/** Makes the demo's user of `role` the current user, before the page at `path` opens. */
export async function seeDemoAs(role: DemoRole, path: RoutePath): Promise<void> {
  await (await demo)?.enterPage(path, role)
}

/**
 * False until the demo has prepared the data of the page at `path`; always true outside demo mode.
 * Throws during render if loading the demo's code failed.
 */
export function useDemoEntry(path: RoutePath): boolean {
  const [ready, setReady] = useState(demo === undefined)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let cancelled = false
    demo
      ?.then(({ enterPage }) => enterPage(path))
      .then(
        () => cancelled || setReady(true),
        (error: unknown) => cancelled || setFailure(error),
      )
    return () => {
      cancelled = true
    }
  }, [path])
  if (failure !== undefined) throw failure
  return ready
}
