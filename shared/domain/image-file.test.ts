import { describe, expect, test } from 'vitest'
import { imageFileProblem, previewProblem } from './image-file.ts'

describe('imageFileProblem', () => {
  test.each([
    ['image/jpeg', 1, undefined],
    ['image/png', 5_242_879, undefined],
    ['image/webp', 5_242_880, 'File size must be less than 5MB'],
    ['image/jpeg', 50_000_000, 'File size must be less than 5MB'],
    ['application/pdf', 1000, 'Please select a valid image file'],
    ['text/plain', 50_000_000, 'Please select a valid image file'],
    ['application/image/png', 1000, 'Please select a valid image file'],
    ['', 1000, 'Please select a valid image file'],
  ])('of type %j and %i bytes: %s [membership-1]', (type, size, problem) => {
    expect(imageFileProblem({ type, size })?.message).toBe(problem)
  })
})

describe('previewProblem [membership-2]', () => {
  test.each([
    // Base64 lengths of pictures just under 4 MB and of exactly 4 MB.
    [5_592_404, undefined],
    [5_592_408, 'Profile picture is too large. Please choose an image smaller than 4MB.'],
  ])('of %i characters: %s', (length, problem) => {
    expect(previewProblem(`data:image/png;base64,${'A'.repeat(length)}`)?.message).toBe(problem)
  })
})
