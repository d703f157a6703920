import { useEffect, useRef } from 'react'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { dataUrlToFile, toDataUrl } from '#web/ui/photo/images.ts'

/** The photo that is chosen on screen but not yet sent, and the owner of its form. */
let chosen: { owner: string; file: File } | undefined

/**
 * Preserves the chosen photo of a form while the page reloads in another language, and passes it to `restore`
 * afterwards. `owner` identifies the user and the form.
 */
export function usePreservedPhoto(
  owner: string,
  file: File | null,
  restore: (file: File) => unknown,
): void {
  const restoreOnce = useRef<typeof restore>(restore)
  useEffect(() => {
    const preserved = takePreservedPhoto(owner)
    if (preserved) restoreOnce.current(preserved)
  }, [owner])
  useEffect(() => {
    chosen = file ? { owner, file } : undefined
    return () => {
      chosen = undefined
    }
  }, [owner, file])
}

/** Called just before the page reloads in another language. A photo that is too large for the tab's storage is lost. */
export async function preservePhoto(): Promise<void> {
  if (!chosen) return
  const { owner, file } = chosen
  const url = await toDataUrl(file).catch(() => undefined)
  if (url !== undefined) writeSession('preservedPhoto', JSON.stringify([owner, file.name, url]))
}

/** Returns the photo preserved for this form, and removes it. Also removes one that belongs to another form. */
export function takePreservedPhoto(owner: string): File | undefined {
  const stored = readSession('preservedPhoto')
  removeSession('preservedPhoto')
  if (stored === null) return undefined
  const [storedOwner, name, url]: unknown[] = JSON.parse(stored)
  return storedOwner === owner && typeof name === 'string' && typeof url === 'string'
    ? dataUrlToFile(url, name)
    : undefined
}
