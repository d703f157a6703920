import { useEffect, useState } from 'react'

type GateParts = typeof import('#web/features/gate/gate-parts.tsx')

/** The camera and the dialogs of the open gate; undefined until they are loaded. */
export function useGateParts(): GateParts | undefined {
  const [parts, setParts] = useState<GateParts>()
  useEffect(() => {
    let cancelled = false
    import('#web/features/gate/gate-parts.tsx').then(
      (loaded) => cancelled || setParts(loaded),
      // Offline before they were cached, the gate decides without them.
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [])
  return parts
}
