import { useEffect, useRef } from 'react'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { dataUrlOf, fileOfDataUrl } from '#web/ui/images.ts'

/** The photo on screen that is chosen but not yet sent, and whose form it is in. */
let chosen: { owner: string; file: File } | undefined

/**
 * Keeps the chosen photo of a form while the page is loaded in another language, and passes it to
 * `restore` afterwards. `owner` identifies the user and the form.
 */
export function useKeptPhoto(
  owner: string,
  file: File | null,
  restore: (file: File) => unknown,
): void {
  const restoreOnce = useRef<typeof restore>(restore)
  useEffect(() => {
    const kept = takeKeptPhoto(owner)
    if (kept) restoreOnce.current(kept)
  }, [owner])
  useEffect(() => {
    chosen = file ? { owner, file } : undefined
    return () => {
      chosen = undefined
    }
  }, [owner, file])
}

/** Called just before the page is loaded in another language. A photo too large for the tab's storage is lost. */
export async function keepPhoto(): Promise<void> {
  if (!chosen) return
  const { owner, file } = chosen
  const url = await dataUrlOf(file).catch(() => undefined)
  if (url !== undefined) writeSession('keptPhoto', JSON.stringify([owner, file.name, url]))
}

/** Returns the photo kept for this form. Removes what is kept, whosever it is. */
export function takeKeptPhoto(owner: string): File | undefined {
  const stored = readSession('keptPhoto')
  removeSession('keptPhoto')
  if (stored === null) return undefined
  const [keptFor, name, url]: unknown[] = JSON.parse(stored)
  return keptFor === owner && typeof name === 'string' && typeof url === 'string'
    ? fileOfDataUrl(url, name)
    : undefined
}
