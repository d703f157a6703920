import { useEffect, useState } from 'react'
import type { RoutePath } from '#shared/domain/routes.ts'
import { answerInPage } from '#web/api/client.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'

/** The demo's hall, a chunk of its own; undefined in an ordinary session, which never loads it. */
export const demo = isDemoMode() ? import('#web/demo/demo.ts') : undefined
if (demo) answerInPage(demo)

/**
 * False until the demo has made a page ready to be looked at; always true in an ordinary session.
 * Throws in drawing where the demo could not be loaded.
 */
export function useDemoEntry(path: RoutePath): boolean {
  const [entered, setEntered] = useState(demo === undefined)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let left = false
    demo
      ?.then(({ enterPage }) => enterPage(path))
      .then(
        () => left || setEntered(true),
        (error) => left || setFailure(new Error('The demo could not be opened', { cause: error })),
      )
    return () => {
      left = true
    }
  }, [path])
  if (failure) throw failure
  return entered
}
