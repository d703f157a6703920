/** Whether the browser has a share sheet that takes `file`. */
export function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Opens the phone's share sheet with `file`. Closing the sheet is not a failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) throw error
  }
}

export function createPngFile(fileName: string, ...content: Blob[]): File {
  return new File(content, fileName, { type: 'image/png' })
}
