import { useEffect, useState } from 'react'

type GateParts = typeof import('#web/features/gate/gate-parts.tsx')

/** The parts of the gate that load after the screen; undefined until then. */
export function useGateParts(): GateParts | undefined {
  const [parts, setParts] = useState<GateParts>()
  useEffect(() => {
    let cancelled = false
    import('#web/features/gate/gate-parts.tsx').then(
      (loaded) => cancelled || setParts(loaded),
      // Offline and not cached. The gate can decide without them.
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [])
  return parts
}
