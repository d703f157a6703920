import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { IMAGE_PROBLEMS, imageFileProblem, previewProblem } from '#shared/domain/image-file.ts'

/** Returns what is wrong with a profile picture: its type, its size, or the size of its preview. */
export async function avatarProblem(file: File): Promise<FieldProblem | undefined> {
  const problem = imageFileProblem(file)
  if (problem !== undefined) return problem
  try {
    return previewProblem(await encodedPreview(file))
  } catch {
    return IMAGE_PROBLEMS.notAnImage
  }
}

/** Returns the picture as a data URL. Rejects if the file can't be read. */
function encodedPreview(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
