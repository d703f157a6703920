import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

const SIZE = { width: 1280, height: 720 }
/** Each code is shown for 0.7 s at Chromium's 30 frames a second, followed by a blank frame for the same time. */
const FRAMES_PER_CODE = 21
const MODULE_PIXELS = 12
/** The background is darker than BRIGHT_LEVEL (watch-verdicts.ts) without a phone, and brighter with one. */
const EMPTY_BACKGROUND = '#404040'
const PHONE_BACKGROUND = '#c0c0c0'

/** Writes the video for a fake camera, which shows the members' phones one after the other. */
export async function writeCameraVideo(file: string, codes: readonly string[]): Promise<void> {
  const empty = await frame(EMPTY_BACKGROUND)
  const frames: Buffer[] = repeat(empty)
  for (const code of codes) {
    frames.push(...repeat(await frame(PHONE_BACKGROUND, code)), ...repeat(empty))
  }
  await writeFile(file, Buffer.concat(frames))
}

function repeat(picture: Buffer): Buffer[] {
  return Array.from({ length: FRAMES_PER_CODE }, () => picture)
}

async function frame(background: string, code?: string): Promise<Buffer> {
  const empty = sharp({ create: { ...SIZE, channels: 3, background } })
  const picture = code === undefined ? empty : empty.composite([{ input: await drawQr(code) }])
  return picture.jpeg({ quality: 90 }).toBuffer()
}

async function drawQr(text: string): Promise<Buffer> {
  const { size, rows } = encodeQr(text, PASS_MARGIN, 'H')
  const data = Uint8Array.from(rows.flat(), (dark) => (dark ? 0 : 255))
  const side = size * MODULE_PIXELS
  return sharp(data, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png()
    .toBuffer()
}
