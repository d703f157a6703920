import sharp from 'sharp'

/** A file for a file input or a multipart request. */
export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** Returns a valid JPEG with a drawn face. */
export async function selfie(name = 'selfie.jpg'): Promise<PictureFile> {
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
      <rect width="480" height="640" fill="#c9d6cf"/>
      <circle cx="240" cy="270" r="130" fill="#b98a63"/>
      <circle cx="195" cy="250" r="14" fill="#201812"/><circle cx="285" cy="250" r="14" fill="#201812"/>
      <path d="M190 330q50 40 100 0" stroke="#201812" stroke-width="8" fill="none"/>
      <rect x="90" y="430" width="300" height="210" rx="90" fill="#0e5a4b"/>
    </svg>`,
  )
  const buffer = await sharp(drawing).jpeg({ quality: 80 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Returns a valid PNG of about `megabytes`: noise, which can't be compressed. */
export async function largePicture(megabytes: number): Promise<PictureFile> {
  const side = Math.ceil(Math.sqrt((megabytes * 1024 * 1024) / 3))
  const image = { width: side, height: side, channels: 3, background: '#808080' } as const
  const buffer = await sharp({
    create: { ...image, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { name: 'heavy.png', mimeType: 'image/png', buffer }
}

/** Returns a text file, whatever its name and type claim. */
export function textFile(name = 'notes.txt', mimeType = 'text/plain'): PictureFile {
  return { name, mimeType, buffer: Buffer.from('Just some notes, and no picture.') }
}
