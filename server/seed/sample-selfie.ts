import sharp from 'sharp'

const SIDE = 320
/** Grey levels. */
const BACKGROUND = 0xd9
const FIGURE = 0x8a

/** A drawn head and shoulders: the picture shared by all sample members. */
export function sampleSelfie(): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isInEllipse = (cx: number, cy: number, rx: number, ry: number) =>
        ((x / SIDE - cx) / rx) ** 2 + ((y / SIDE - cy) / ry) ** 2 < 1
      const inFigure = isInEllipse(0.5, 0.38, 0.17, 0.21) || isInEllipse(0.5, 1.02, 0.36, 0.38)
      pixels[y * SIDE + x] = inFigure ? FIGURE : BACKGROUND
    }
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .webp()
    .toBuffer()
}
