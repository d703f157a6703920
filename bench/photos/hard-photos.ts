import { makePass } from '#bench/photos/passes.ts'
import { PATTERNS } from '#bench/photos/patterns.ts'
import { KINDS } from '#bench/photos/photo-kinds.ts'
import { seededRandom } from '#bench/photos/random.ts'
import { FULL_SIZE, type PhotoOptions, takePhoto } from '#bench/photos/take-photo.ts'

/** `text` is the expected text, undefined if the photo has no code. */
export type HardPhoto = {
  kind: string
  name: string
  isFullSize: boolean
  make(): Promise<{ file: Buffer; text: string | undefined }>
}

export const NO_CODE = 'no code, or a part of one'

/** The photos of a set, each made on demand. The same set number always gives the same photos. */
export function hardPhotos(set: number): HardPhoto[] {
  const passes = Object.entries(KINDS).flatMap(([kind, shots]) =>
    shots.map((shot, index) => ({ kind, shot, name: `${kind} ${index + 1}` })),
  )
  return [
    ...passes.map(({ kind, shot, name }, number) => ({
      ...describePhoto(kind, name, shot),
      make: async () => {
        const random = seededRandom(`${set} ${name}`)
        const pass = await makePass(number, random)
        return { file: await takePhoto(pass, shot, random), text: pass.text }
      },
    })),
    ...PATTERNS.map(({ name, draw, shot }, number) => ({
      ...describePhoto(NO_CODE, name, shot),
      make: async () => {
        const random = seededRandom(`${set} ${name}`)
        const pattern = draw(await makePass(number, random), random)
        return { file: await takePhoto(pattern, shot, random), text: undefined }
      },
    })),
  ]
}

function describePhoto(kind: string, name: string, { size }: PhotoOptions) {
  return { kind, name, isFullSize: size === FULL_SIZE }
}
