const MINUTE = 60
const HOUR = 60 * MINUTE

/** Returns how long the seat is still held, in words. `left` is in seconds. */
export function holdText(seat: string, left: number): string {
  if (left <= 0) {
    return `Seat ${seat} is no longer held for you. You can still pay if it's free.`
  }
  if (left < MINUTE) return `Seat ${seat} is held for you for less than a minute.`
  if (left < 2 * HOUR) {
    const minutes = Math.floor(left / MINUTE)
    return minutes === 1
      ? `Seat ${seat} is held for you for 1 more minute.`
      : `Seat ${seat} is held for you for ${minutes} more minutes.`
  }
  return `Seat ${seat} is held for you for ${Math.floor(left / HOUR)} more hours.`
}
