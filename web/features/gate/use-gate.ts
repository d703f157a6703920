import { useEffect, useState, useSyncExternalStore } from 'react'
import { VERSION_MAX_LENGTH } from '#shared/domain/door/door-entry.ts'
import { enrollThisGate } from '#web/api/door/gate.ts'
import { createDeviceKey, publicKeyText } from '#web/gate/device-key.ts'
import { type Gate, startGate } from '#web/gate/gate.ts'
import { type GateDatabase, openGateDatabase } from '#web/gate/gate-database.ts'
import { cacheGateFiles, removeGateFiles } from '#web/gate/gate-files.ts'
import type { GateState } from '#web/gate/gate-state.ts'
import { readGate, storeDevice } from '#web/gate/gate-store.ts'

/** The version of the app that the gate reports: the built file's name, which contains a hash. */
const APP_VERSION = new URL(import.meta.url).pathname
  .replace(/^.*\/|\.\w+$/g, '')
  .slice(0, VERSION_MAX_LENGTH)

export type BrowserGate =
  | { phase: 'opening' }
  | { phase: 'noStorage' }
  | {
      phase: 'notEnrolled'
      revoked: boolean
      lost: number | undefined
      enroll: (name: string) => Promise<void>
    }
  | { phase: 'running'; gate: Gate }

/** The gate that this browser was enrolled as, or why there is none. */
export function useBrowserGate(): BrowserGate {
  const [found, setFound] = useState<BrowserGate>({ phase: 'opening' })
  useEffect(() => {
    let running: Gate | undefined
    let cancelled = false

    async function start(db: GateDatabase) {
      const { device, ...stored } = await readGate(db)
      if (cancelled) return
      if (!device) {
        const enroll = async (name: string) => {
          await enrollAs(db, name)
          await start(db)
        }
        const { revoked, lost } = stored
        return setFound({ phase: 'notEnrolled', revoked, lost, enroll })
      }
      void cacheGateFiles()
      running = startGate(db, { device, ...stored }, APP_VERSION)
      setFound({ phase: 'running', gate: running })
    }

    openGateDatabase()
      .then(start)
      .catch(() => cancelled || setFound({ phase: 'noStorage' }))
    return () => {
      cancelled = true
      running?.stop()
    }
  }, [])
  return found
}

export function useGateState(gate: Gate): GateState {
  const state = useSyncExternalStore(gate.state.subscribe, gate.state.get)
  useEffect(() => {
    if (state.revoked || state.removed) void removeGateFiles()
    if (state.removed) clearStorage()
  }, [state.revoked, state.removed])
  return state
}

/** Removes everything that logins and visitors stored in this browser. */
function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}

async function enrollAs(db: GateDatabase, name: string): Promise<void> {
  const key = await createDeviceKey()
  const id = await enrollThisGate(name, await publicKeyText(key))
  await storeDevice(db, { id, name, key })
  // Asks the browser to keep the gate's data even if it runs out of disk space.
  await navigator.storage?.persist?.().catch(() => false)
}
