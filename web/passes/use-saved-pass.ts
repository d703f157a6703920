import { useState } from 'react'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { saveFile } from '#web/passes/save-file.ts'

/** Saves a pass as a PNG under `fileName` when `save` is called. */
export function useSavedPass(details: PassDetails, fileName: string) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  async function save() {
    setState('saving')
    try {
      // Only few visits save the pass: what draws it is loaded then.
      const { passImage } = await import('#web/passes/pass-image.ts')
      saveFile(await passImage(details), fileName)
      setState('idle')
    } catch (error) {
      console.error('The pass could not be drawn', error)
      setState('failed')
    }
  }
  return { saving: state === 'saving', failed: state === 'failed', save }
}
