import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { IMAGE_PROBLEMS, imageFileProblem, previewProblem } from '#shared/domain/image-file.ts'
import { toDataUrl } from '#web/ui/photo/images.ts'

/** Returns what is wrong with a profile picture's type, size or preview, or undefined. */
export async function avatarProblem(file: File): Promise<FieldProblem | undefined> {
  const problem = imageFileProblem(file)
  if (problem !== undefined) return problem
  try {
    return previewProblem(await toDataUrl(file))
  } catch {
    return IMAGE_PROBLEMS.notAnImage
  }
}
