/**
 * How the camera sees a pass. Angles in degrees: `turn` in the picture's plane, `tilt` backwards,
 * `swing` sideways. `side` is the code's, in pixels, and `x`, `y` its middle. `near` is the camera's
 * distance in sides of the code: the nearer, the stronger the perspective.
 */
export type View = {
  turn: number
  tilt: number
  swing: number
  side: number
  x: number
  y: number
  near: number
}

/** From a place on the photo to one on the pass, where the code's middle is 0, 0 and its side is 1. */
export type Unproject = (x: number, y: number) => { u: number; v: number }

type Row = readonly [number, number, number]
type Grid = readonly [Row, Row, Row]

export function unproject(view: View): Unproject {
  const [a, b, c] = inverse(projection(view))
  return (x, y) => {
    const depth = c[0] * x + c[1] * y + c[2]
    return {
      u: (a[0] * x + a[1] * y + a[2]) / depth,
      v: (b[0] * x + b[1] * y + b[2]) / depth,
    }
  }
}

/** A pinhole camera: the pass is turned, tilted and swung around the code's middle. */
function projection({ turn, tilt, swing, side, x, y, near }: View): Grid {
  const [sinTurn, cosTurn] = sinCos(turn)
  const [sinTilt, cosTilt] = sinCos(tilt)
  const [sinSwing, cosSwing] = sinCos(swing)
  // Where the pass's two directions point to: right, down, away.
  const along = (u: number, v: number): Row => {
    const down = v * cosTilt
    const away = v * sinTilt
    return [u * cosSwing + away * sinSwing, down, away * cosSwing - u * sinSwing]
  }
  const right = along(cosTurn, sinTurn)
  const below = along(-sinTurn, cosTurn)
  const scale = side * near
  return [
    [scale * right[0] + x * right[2], scale * below[0] + x * below[2], x * near],
    [scale * right[1] + y * right[2], scale * below[1] + y * below[2], y * near],
    [right[2], below[2], near],
  ]
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)]
}

/** But for a factor, which a projection does not have. */
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Grid): Grid {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ]
}
