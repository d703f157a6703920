import { type FieldProblem, fieldProblems } from './field-problem.ts'

/** Rules for a picture before upload (specification document 1, section 5; document 2, section 5). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
/** The limit for the decoded picture; its base64 text is a third longer. */
const PREVIEW_MAX_BYTES = 4 * 1024 * 1024

export const IMAGE_PROBLEMS = fieldProblems({
  notAnImage: 'Please select a valid image file',
  fileTooLarge: 'File size must be less than 5MB',
  previewTooLarge: 'Profile picture is too large. Please choose an image smaller than 4MB.',
})

export function imageFileProblem(file: { type: string; size: number }): FieldProblem | undefined {
  if (!file.type.startsWith('image/')) return IMAGE_PROBLEMS.notAnImage
  if (file.size >= IMAGE_MAX_BYTES) return IMAGE_PROBLEMS.fileTooLarge
  return undefined
}

/** For the registration screen, which encodes a preview as a `data:` URL. */
export function previewProblem(encodedPreview: string): FieldProblem | undefined {
  const base64 = encodedPreview.length - (encodedPreview.indexOf(',') + 1)
  return (base64 * 3) / 4 >= PREVIEW_MAX_BYTES ? IMAGE_PROBLEMS.previewTooLarge : undefined
}
