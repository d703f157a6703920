import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'

type Prepared =
  | { picture: File; problem?: undefined }
  | { picture?: undefined; problem: FieldProblem }

/** Shrinks a chosen picture for its upload. Returns a problem if the server would refuse it. */
export async function preparePicture(file: File): Promise<Prepared> {
  const picture = await shrinkPhoto(file)
  const problem = imageFileProblem(picture)
  return problem ? { problem } : { picture }
}
