/**
 * How the camera sees a pass. Angles are in degrees: `roll` in the picture's plane, `pitch` backwards,
 * `yaw` sideways. `side` is the size of the code in pixels, and `x`, `y` its centre. `distance` is the
 * camera's, in code sizes: the closer, the stronger the perspective.
 */
export type View = {
  roll: number
  pitch: number
  yaw: number
  side: number
  x: number
  y: number
  distance: number
}

/** Maps a point of the photo to the pass, where the code's centre is (0, 0) and its side is 1. */
export type Unproject = (x: number, y: number) => { u: number; v: number }

type Row = readonly [number, number, number]
type Matrix = readonly [Row, Row, Row]

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

/** A pinhole camera; the pass is rotated around the code's centre. */
function projection({ roll, pitch, yaw, side, x, y, distance }: View): Matrix {
  const [sinRoll, cosRoll] = sinCos(roll)
  const [sinPitch, cosPitch] = sinCos(pitch)
  const [sinYaw, cosYaw] = sinCos(yaw)
  // The directions of the pass's two axes, as right, down, away.
  const along = (u: number, v: number): Row => {
    const down = v * cosPitch
    const away = v * sinPitch
    return [u * cosYaw + away * sinYaw, down, away * cosYaw - u * sinYaw]
  }
  const right = along(cosRoll, sinRoll)
  const below = along(-sinRoll, cosRoll)
  const scale = side * distance
  return [
    [scale * right[0] + x * right[2], scale * below[0] + x * below[2], x * distance],
    [scale * right[1] + y * right[2], scale * below[1] + y * below[2], y * distance],
    [right[2], below[2], distance],
  ]
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)]
}

/** The inverse up to a factor, which makes no difference to a projection. */
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ]
}
