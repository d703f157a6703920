import { imageFileProblem, NOT_AN_IMAGE, previewProblem } from '#shared/domain/image-file.ts'
import { isPicture } from '#web/ui/is-picture.ts'

/** What is wrong with a profile picture: its type, its size, its content, or the size of its preview. */
export async function avatarProblem(file: File): Promise<string | undefined> {
  const problem = imageFileProblem(file)
  if (problem !== undefined) return problem
  if (!(await isPicture(file))) return NOT_AN_IMAGE
  try {
    return previewProblem(await encodedPreview(file))
  } catch {
    return NOT_AN_IMAGE
  }
}

/** The picture as a data: address. Rejects for a file that can't be read. */
function encodedPreview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
