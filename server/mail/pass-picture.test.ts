import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import { passPicture } from './pass-picture.ts'

const TEXT = visitorPassText(
  {
    id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
    fullName: 'श्रीकृष्ण कुलकर्णी',
    email: 'shri@example.com',
    phoneNumber: '+919876543210',
    gender: 'male',
    tourDate: '2026-11-21',
    tourTime: '9:00 AM - 10:00 AM',
  },
  '2026-11-20T10:00:00.000Z',
)

test('draws every module in whole pixels with a margin of 2', async () => {
  const png = await passPicture(TEXT)
  const picture = sharp(png)
  const { format, width, height } = await picture.metadata()
  const { size, data } = encode(TEXT, { ecc: 'Q', boostEcc: true, border: 2 })
  expect({ format, width, height }).toEqual({ format: 'png', width: size * 8, height: size * 8 })

  const pixels = await picture.greyscale().raw().toBuffer()
  const pixelAt = (x: number, y: number) => pixels[y * size * 8 + x]
  const drawn = data.map((row, y) =>
    row.map((_, x) => {
      const corners = [0, 7].flatMap((dy) => [0, 7].map((dx) => pixelAt(x * 8 + dx, y * 8 + dy)))
      return corners.every((pixel) => pixel === 0)
    }),
  )
  expect(drawn).toEqual(data)
  expect(pixels.every((pixel) => pixel === 0 || pixel === 255)).toBe(true)
})
