import { beforeEach, expect, it, vi } from 'vitest'
import { imageFileProblem, NOT_AN_IMAGE } from '#shared/domain/image-file.ts'
import { shrinkPhoto } from '#web/features/membership/shrink-photo.ts'

const decode = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  return () => vi.unstubAllGlobals()
})

it('leaves a small picture as it is', async () => {
  decode.mockResolvedValue({ width: 480, height: 640, close: () => undefined })
  const photo = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
  expect(await shrinkPhoto(photo)).toBe(photo)
})

it('takes the type from a text that only is named like a picture', async () => {
  decode.mockRejectedValue(new DOMException('No picture', 'InvalidStateError'))
  const judged = await shrinkPhoto(new File(['text'], 'notes.png', { type: 'image/png' }))
  expect(judged.name).toBe('notes.png')
  expect(imageFileProblem(judged)).toBe(NOT_AN_IMAGE)
})
