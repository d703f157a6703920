/** Scales a size down to at most `max` per side and keeps the aspect ratio. Never enlarges. */
export function fittedSize(
  { width, height }: { width: number; height: number },
  max: number,
): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Whether the browser can decode a file as an image, regardless of its name and type. */
export async function isReadableImage(file: Blob): Promise<boolean> {
  try {
    const image = await createImageBitmap(file)
    image.close()
    return true
  } catch {
    return false
  }
}

/** Returns a file as a data URL. Rejects if it can't be read. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The inverse of toDataUrl. The pages' content security policy does not allow fetching the URL. */
export function dataUrlToFile(url: string, name: string): File {
  const [head = '', content = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: head.slice('data:'.length).split(';')[0] ?? '' })
}
