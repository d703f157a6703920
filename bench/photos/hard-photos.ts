import { KINDS } from '#bench/photos/kinds.ts'
import { passNumber } from '#bench/photos/passes.ts'
import { PATTERNS } from '#bench/photos/patterns.ts'
import { seeded } from '#bench/photos/seeded.ts'
import { FULL, type Shot, takePhoto } from '#bench/photos/take-photo.ts'

/** `text` is what is to be read from the photo, undefined where there is nothing to read. */
export type HardPhoto = {
  kind: string
  name: string
  isFull: boolean
  make(): Promise<{ file: Buffer; text: string | undefined }>
}

export const NO_CODE = 'no code, or a part of one'

/** The photos of a draw, made one at a time; the same draw always gives the same photos. */
export function hardPhotos(draw: number): HardPhoto[] {
  const passes = Object.entries(KINDS).flatMap(([kind, shots]) =>
    shots.map((shot, place) => ({ kind, shot, name: `${kind} ${place + 1}` })),
  )
  return [
    ...passes.map(({ kind, shot, name }, number) => ({
      ...about(kind, name, shot),
      make: async () => {
        const chance = seeded(`${draw} ${name}`)
        const pass = await passNumber(number, chance)
        return { file: await takePhoto(pass, shot, chance), text: pass.text }
      },
    })),
    ...PATTERNS.map(({ name, draw: drawn, shot }, number) => ({
      ...about(NO_CODE, name, shot),
      make: async () => {
        const chance = seeded(`${draw} ${name}`)
        const pattern = drawn(await passNumber(number, chance), chance)
        return { file: await takePhoto(pattern, shot, chance), text: undefined }
      },
    })),
  ]
}

function about(kind: string, name: string, { size }: Shot) {
  return { kind, name, isFull: size === FULL }
}
