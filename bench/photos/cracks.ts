import { fill, type Pixels } from '#bench/photos/pixels.ts'
import type { Random } from '#bench/photos/random.ts'

type Point = { x: number; y: number }
type Screen = { x: number; y: number; side: number }

const GLINT = [235, 238, 240] as const
const GAP = [40, 42, 46] as const
const DIRT = [225, 222, 214] as const

/**
 * Damages a screen with `level` blows, each with cracks around it like a spider's web, and as many smears that
 * hide what is below them. Level 0 does no damage.
 */
export function crackScreen(pixels: Pixels, screen: Screen, level: number, random: Random): void {
  for (let blow = 0; blow < level; blow++) {
    const centre = pointOn(screen, random)
    const cracks = 6 + 2 * level
    const turn = random.between(0, 2 * Math.PI)
    for (let crack = 0; crack < cracks; crack++) {
      const angle = turn + ((crack + random.between(-0.3, 0.3)) * 2 * Math.PI) / cracks
      drawCrack(
        pixels,
        { from: centre, angle, length: screen.side * random.between(0.4, 1) },
        random,
      )
    }
    for (let ring = 1; ring <= level; ring++) {
      drawRing(pixels, centre, screen.side * 0.07 * ring * random.between(0.8, 1.2), random)
    }
    smear(pixels, screen, random)
  }
}

function pointOn({ x, y, side }: Screen, random: Random): Point {
  return { x: x + side * random.number(), y: y + side * random.number() }
}

/** A jagged line that gets thinner: a bright glint with a dark gap beside it. */
function drawCrack(
  pixels: Pixels,
  { from, angle, length }: { from: Point; angle: number; length: number },
  random: Random,
): void {
  let { x, y } = from
  let direction = angle
  for (let drawn = 0; drawn < length; drawn++) {
    if (random.number() < 0.06) direction = angle + random.between(-0.5, 0.5)
    x += Math.cos(direction)
    y += Math.sin(direction)
    dot(pixels, { x, y }, 3.5 * (1 - drawn / length) + 1)
  }
}

/** A crack along a wobbly arc around the centre. */
function drawRing(pixels: Pixels, centre: Point, radius: number, random: Random): void {
  const start = random.between(0, 2 * Math.PI)
  const part = random.between(1.5, 5)
  for (let turned = 0; turned < part; turned += 0.7 / radius) {
    const angle = start + turned
    const wobble = radius * (1 + 0.06 * Math.sin(5 * angle))
    dot(
      pixels,
      { x: centre.x + wobble * Math.cos(angle), y: centre.y + wobble * Math.sin(angle) },
      2,
    )
  }
}

function dot(pixels: Pixels, { x, y }: Point, width: number): void {
  fill(pixels, { x: x + width / 2, y: y + width / 2, width: width / 2, height: width / 2 }, GAP)
  fill(pixels, { x: x - width / 2, y: y - width / 2, width, height: width }, GLINT)
}

/** An opaque spot of dirt, between a module and a corner mark in size. */
function smear(pixels: Pixels, screen: Screen, random: Random): void {
  const centre = pointOn(screen, random)
  const across = screen.side * random.between(0.02, 0.07)
  const down = across * random.between(0.5, 1)
  for (let row = -down; row <= down; row++) {
    const half = across * Math.sqrt(1 - (row / down) ** 2)
    const box = { x: centre.x - half, y: centre.y + row, width: 2 * half, height: 1 }
    fill(pixels, box, DIRT)
  }
}
