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
