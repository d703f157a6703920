import { useState } from 'react'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { saveFile } from '#web/passes/save-file.ts'
import { canShare, createPngFile, shareFile } from '#web/passes/share-file.ts'

/**
 * `save` downloads a pass as a PNG named `fileName`; `share` opens the phone's share sheet with it, and is undefined
 * if the browser can't share files.
 */
export function useSavePass(details: PassDetails, fileName: string) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')

  async function withPicture(use: (picture: Blob) => unknown) {
    setState('saving')
    try {
      // The drawing code is loaded on demand, because few people save the pass.
      const { passImage } = await import('#web/passes/pass-image.ts')
      await use(await passImage(details))
      setState('idle')
    } catch (error) {
      console.error("Couldn't save the pass", error)
      setState('failed')
    }
  }

  const save = () => withPicture((picture) => saveFile(picture, fileName))
  const share = () => withPicture((picture) => shareFile(createPngFile(fileName, picture)))
  return {
    saving: state === 'saving',
    failed: state === 'failed',
    save,
    share: canShare(createPngFile(fileName)) ? share : undefined,
  }
}
