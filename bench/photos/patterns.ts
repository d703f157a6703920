import type { Pass } from '#bench/photos/passes.ts'
import { blank, fill, type Pixels } from '#bench/photos/pixels.ts'
import type { Random } from '#bench/photos/random.ts'
import { FULL_SIZE, type PhotoOptions } from '#bench/photos/take-photo.ts'

type DrawnPass = Pick<Pass, 'pixels' | 'code'>
type Pattern = { name: string; draw: (pass: Pass, random: Random) => DrawnPass; shot: PhotoOptions }

const BLACK = [20, 20, 20] as const
const WHITE = [255, 255, 255] as const
const SKIN = [196, 148, 120] as const
/** The number of modules along each side of a pass's code. */
const MODULES = 61

/** Pictures with no code or only part of one, from which nothing may be read. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'a pass without its code',
    draw: (pass) => coverPart(pass, { x: 0, y: 0, width: 1, height: 1 }, WHITE),
    shot: {},
  },
  {
    name: 'half of a code, the rest cut off',
    draw: (pass) => coverPart(pass, { x: 0.5, y: -0.1, width: 0.6, height: 1.2 }, WHITE),
    shot: { side: 800 },
  },
  {
    name: 'a thumb on one corner of a code',
    draw: (pass) => coverPart(pass, { x: -0.1, y: -0.1, width: 0.35, height: 0.3 }, SKIN),
    shot: { pitch: 25 },
  },
  {
    name: 'a code with its middle torn out',
    draw: (pass) => coverPart(pass, { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, SKIN),
    shot: { size: FULL_SIZE, side: 1500 },
  },
  {
    name: 'corner marks around modules by chance',
    draw: (_, random) => grid(MODULES, (x, y) => finderPattern(x, y) ?? random.number() < 0.5),
    shot: {},
  },
  {
    name: 'modules by chance',
    draw: (_, random) => grid(MODULES, () => random.number() < 0.5),
    shot: { size: FULL_SIZE, side: 1600 },
  },
  { name: 'a chessboard', draw: () => grid(8, (x, y) => (x + y) % 2 === 0), shot: { pitch: 40 } },
  {
    name: 'bars of a bar code',
    draw: (_, random) => {
      const bars = Array.from({ length: MODULES }, () => random.number() < 0.5)
      return grid(MODULES, (x) => bars[x] ?? false)
    },
    shot: { roll: 15 },
  },
  {
    name: 'an empty screen',
    draw: () => grid(MODULES, () => false),
    shot: { screen: { pixelSize: 1.3, gap: 0.25 } },
  },
  {
    name: 'the noise of a dark room',
    draw: () => grid(MODULES, () => false),
    shot: { exposure: 0.0005, brightness: 0.5 },
  },
]

/** Covers part of the code; coordinates are in code sizes from its top left corner. */
function coverPart(
  { pixels, code }: Pass,
  part: { x: number; y: number; width: number; height: number },
  colour: typeof SKIN | typeof WHITE,
): DrawnPass {
  const box = {
    x: code.x + part.x * code.side,
    y: code.y + part.y * code.side,
    width: part.width * code.side,
    height: part.height * code.side,
  }
  fill(pixels, box, colour)
  return { pixels, code }
}

/** A square grid of `modules` × `modules` on white. */
function grid(modules: number, isDark: (x: number, y: number) => boolean): DrawnPass {
  const moduleSize = Math.floor(500 / modules)
  const side = moduleSize * modules
  const pixels: Pixels = blank({ width: 2 * side, height: 2 * side })
  for (let y = 0; y < modules; y++) {
    for (let x = 0; x < modules; x++) {
      if (!isDark(x, y)) continue
      const place = { x: side / 2 + x * moduleSize, y: side / 2 + y * moduleSize }
      fill(pixels, { ...place, width: moduleSize, height: moduleSize }, BLACK)
    }
  }
  return { pixels, code: { x: side / 2, y: side / 2, side, modules } }
}

/** Whether a module of the three finder patterns is dark; undefined outside them. */
function finderPattern(x: number, y: number): boolean | undefined {
  const column = Math.min(x, MODULES - 1 - x)
  const row = Math.min(y, MODULES - 1 - y)
  const isFourthCorner = x !== column && y !== row
  if (column > 7 || row > 7 || isFourthCorner) return undefined
  const ring = Math.max(Math.abs(column - 3), Math.abs(row - 3))
  return ring <= 1 || ring === 3
}
