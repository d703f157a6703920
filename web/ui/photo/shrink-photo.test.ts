import { beforeEach, expect, it, vi } from 'vitest'
import { IMAGE_PROBLEMS, imageFileProblem } from '#shared/domain/image-file.ts'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'

const decode = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode)
  return () => vi.unstubAllGlobals()
})

it('returns a small photo unchanged', async () => {
  decode.mockResolvedValue({ width: 480, height: 640, close: () => undefined })
  const photo = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })
  expect(await shrinkPhoto(photo)).toBe(photo)
})

it('removes the type of a file that is not an image', async () => {
  decode.mockRejectedValue(new DOMException('No picture', 'InvalidStateError'))
  const file = await shrinkPhoto(new File(['text'], 'notes.png', { type: 'image/png' }))
  expect(file.name).toBe('notes.png')
  expect(imageFileProblem(file)).toBe(IMAGE_PROBLEMS.notAnImage)
})
