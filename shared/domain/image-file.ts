/** Rules for a picture that is about to be uploaded (document 1, section 5; document 2, section 5). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
/** The preview is the picture in base64, which is a third longer than its bytes. */
const PREVIEW_MAX_CHARACTERS = 4 * 1024 * 1024

export const NOT_AN_IMAGE = 'Please select a valid image file'
export const IMAGE_TOO_LARGE = 'File size must be less than 5MB'
const PREVIEW_TOO_LARGE = 'Profile picture is too large. Please choose an image smaller than 4MB.'

export function imageFileProblem(file: { type: string; size: number }): string | undefined {
  if (!file.type.startsWith('image/')) return NOT_AN_IMAGE
  if (file.size >= IMAGE_MAX_BYTES) return IMAGE_TOO_LARGE
  return undefined
}

/** For the registration screen, which keeps an encoded preview of the picture. */
export function previewProblem(encodedPreview: string): string | undefined {
  return encodedPreview.length >= PREVIEW_MAX_CHARACTERS ? PREVIEW_TOO_LARGE : undefined
}
