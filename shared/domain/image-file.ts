import { type FieldProblem, fieldProblems } from './field-problem.ts'

/** Rules for a picture before upload (document 1, section 5; document 2, section 5). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
/** The preview is base64, a third larger than the file. */
const PREVIEW_MAX_CHARACTERS = 4 * 1024 * 1024

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

/** For the registration screen, which keeps an encoded preview. */
export function previewProblem(encodedPreview: string): FieldProblem | undefined {
  return encodedPreview.length >= PREVIEW_MAX_CHARACTERS
    ? IMAGE_PROBLEMS.previewTooLarge
    : undefined
}
