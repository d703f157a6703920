import { useState } from 'react'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { saveFile } from '#web/passes/save-file.ts'

/** `save` downloads a pass as a PNG named `fileName`. */
export function useSavePass(details: PassDetails, fileName: string) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  async function save() {
    setState('saving')
    try {
      // Few visitors save the pass, so the drawing code is loaded on demand.
      const { passImage } = await import('#web/passes/pass-image.ts')
      saveFile(await passImage(details), fileName)
      setState('idle')
    } catch (error) {
      console.error('The pass could not be saved', error)
      setState('failed')
    }
  }
  return { saving: state === 'saving', failed: state === 'failed', save }
}
