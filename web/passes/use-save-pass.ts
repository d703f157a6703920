import { useState } from 'react'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { saveFile } from '#web/passes/save-file.ts'

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
  const share = () => withPicture((picture) => shareFile(pngNamed(fileName, picture)))
  return {
    saving: state === 'saving',
    failed: state === 'failed',
    save,
    share: canShare(pngNamed(fileName)) ? share : undefined,
  }
}

function pngNamed(fileName: string, ...content: Blob[]): File {
  return new File(content, fileName, { type: 'image/png' })
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) throw error
  }
}
