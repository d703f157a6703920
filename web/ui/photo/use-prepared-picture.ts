import { useState } from 'react'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { preparePicture } from '#web/ui/photo/prepare-picture.ts'

export type PreparedPicture = ReturnType<typeof usePreparedPicture>

/** A picture that a form sends. The form waits while a chosen one `isPreparing`. */
export function usePreparedPicture() {
  const [picture, setPicture] = useState<File | null>(null)
  const [problem, setProblem] = useState<FieldProblem>()
  const [isPreparing, setPreparing] = useState(false)

  async function choose(file: File | null) {
    setPreparing(file !== null)
    const prepared = file && (await preparePicture(file))
    setPreparing(false)
    setProblem(prepared?.problem)
    setPicture(prepared?.picture ?? null)
  }

  return { picture, problem, isPreparing, choose }
}
