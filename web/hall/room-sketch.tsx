import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { SEAT_PLAN } from '#shared/domain/booking/seat-plan.ts'

/** The distance from one seat to the next. */
const PITCH = 6
/** The additional gap between two sections. */
const PARTITION = 5

type Sketch = { seats: { x: number; y: number }[]; partitions: number[]; width: number }

const HEIGHT = 5 * PITCH + 10
const SKETCHES = new Map(ROOMS.map((room) => [room, createSketch(room)]))

/** A thumbnail of a room's floor plan. */
export function RoomSketch({ room, className }: { room: Room; className: string }) {
  const { seats, partitions, width } = SKETCHES.get(room) ?? createSketch(room)
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className={className}>
      <g className="fill-primary-soft stroke-primary/60" strokeWidth="1.5">
        <rect x="0.75" y="0.75" width={width - 1.5} height={HEIGHT - 1.5} rx="2" />
        {partitions.map((x) => (
          <path key={x} d={`M${x} 1v${HEIGHT - 2}`} />
        ))}
      </g>
      <g className="fill-primary/75">
        {seats.map(({ x, y }) => (
          <rect key={`${x}/${y}`} x={x} y={y} width={PITCH - 2} height={PITCH - 2} rx="1" />
        ))}
      </g>
    </svg>
  )
}

function createSketch(room: Room): Sketch {
  const sketch: Sketch = { seats: [], partitions: [], width: 0 }
  let left = PITCH
  SEAT_PLAN[room].forEach(({ rows }, index) => {
    if (index > 0) {
      sketch.partitions.push(left + PARTITION / 2 - 1)
      left += PARTITION + PITCH / 2
    }
    rows.forEach(({ cells }, row) => {
      cells.forEach((cell, column) => {
        const seat = { x: left + column * PITCH, y: PITCH + row * PITCH }
        if (typeof cell === 'number') sketch.seats.push(seat)
      })
    })
    left += Math.max(...rows.map(({ cells }) => cells.length)) * PITCH
  })
  sketch.width = left + PITCH - 2
  return sketch
}
