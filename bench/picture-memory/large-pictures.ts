import sharp, { type Sharp } from 'sharp'

export type LargePicture = { kind: string; megapixels: number; make: () => Promise<Buffer> }

/** One of each kind that the server decodes differently, almost as large as the server accepts. */
export const LARGE_PICTURES: readonly LargePicture[] = [
  { kind: 'JPEG', megapixels: 50, make: () => rotated(noise(50)).jpeg().toBuffer() },
  { kind: 'PNG', megapixels: 50, make: () => rotated(withAlpha(50)).png(FAST_PNG).toBuffer() },
  { kind: 'WebP', megapixels: 50, make: () => withAlpha(50).webp({ effort: 0 }).toBuffer() },
  {
    kind: 'WebP, lossless',
    megapixels: 50,
    make: () => noise(50).webp({ effort: 0, lossless: true }).toBuffer(),
  },
  {
    kind: 'JPEG, progressive',
    megapixels: 16,
    make: () =>
      rotated(noise(16)).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    kind: 'PNG, interlaced',
    megapixels: 16,
    make: () =>
      rotated(withAlpha(16))
        .png({ ...FAST_PNG, progressive: true })
        .toBuffer(),
  },
  {
    kind: 'PNG, 16 bits',
    megapixels: 16,
    make: () => rotated(withAlpha(16)).toColourspace('rgb16').png(FAST_PNG).toBuffer(),
  },
  {
    kind: 'PNG, interlaced, 16 bits',
    megapixels: 16,
    make: () =>
      rotated(withAlpha(16))
        .toColourspace('rgb16')
        .png({ ...FAST_PNG, progressive: true })
        .toBuffer(),
  },
  { kind: 'GIF', megapixels: 16, make: () => noise(16).gif({ effort: 1 }).toBuffer() },
  { kind: 'AVIF', megapixels: 12.5, make: () => avif(8) },
  { kind: 'AVIF, 10 bits', megapixels: 12.5, make: () => avif(10) },
]

const FAST_PNG = { compressionLevel: 1 }
/** A small tile of noise, enlarged: the file stays below 5 MB, and no row is empty. */
const TILE = { width: 80, height: 60 }

function noise(megapixels: number): Sharp {
  const width = Math.floor(Math.sqrt((megapixels * 1_000_000 * TILE.width) / TILE.height))
  const height = Math.floor((width * TILE.height) / TILE.width)
  const pixels = Buffer.alloc(TILE.width * TILE.height * 3)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (index * 7919) % 251
  return sharp(pixels, { raw: { ...TILE, channels: 3 } }).resize(width, height, {
    kernel: 'nearest',
    fit: 'fill',
  })
}

function withAlpha(megapixels: number): Sharp {
  return noise(megapixels).ensureAlpha(0.5)
}

/** Marks the picture as rotated, because rotating may need the whole picture in memory. */
function rotated(picture: Sharp): Sharp {
  return picture.withMetadata({ orientation: 6 })
}

function avif(bitdepth: 8 | 10): Promise<Buffer> {
  return withAlpha(12.5)
    .avif({ effort: 0, quality: 30, chromaSubsampling: '4:4:4', bitdepth })
    .toBuffer()
}
