import sharp from 'sharp'

/** A photo-like PNG file with a camera's metadata. */
export async function picture({ width = 60, height = 40 } = {}): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a06040' } })
    .withExif({ IFD0: { Copyright: 'taken at 18.52N 73.85E' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}

/** A multipart form of text fields and files. */
export function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) form.append(name, part)
  return form
}
