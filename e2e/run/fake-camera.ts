import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const FOLDER = resolve(import.meta.dirname, '../../test-results/cameras')
const SIZE = { width: 1280, height: 720 }
/** The movement of the hand that holds the picture, in pixels per frame. */
const HAND_MOVEMENT = [0, 2, 5, 7, 8, 7, 5, 2, 0, -3, -6, -3]

/**
 * A fake Chromium camera that plays the last film. Each group of tests needs its own. Chromium reads the file when the
 * camera starts.
 */
export function fakeCamera(name: string) {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${name}.mjpeg`)
  return {
    flags: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    /** Records a picture held in front of the camera as a video, a sequence of JPEG images. */
    async film(picture: Buffer): Promise<void> {
      const held = await sharp(picture)
        .resize({ height: 560, width: 900, fit: 'inside' })
        .toBuffer({ resolveWithObject: true })
      const frames = HAND_MOVEMENT.map((shift) =>
        sharp({ create: { ...SIZE, channels: 3, background: '#6d6a5f' } })
          .composite([
            {
              input: held.data,
              left: Math.round((SIZE.width - held.info.width) / 2) + shift,
              top: Math.round((SIZE.height - held.info.height) / 2) - shift,
            },
          ])
          .jpeg({ quality: 90 })
          .toBuffer(),
      )
      await writeFile(file, Buffer.concat(await Promise.all(frames)))
    },
  }
}
