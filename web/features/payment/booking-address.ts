/** Where the booking can be changed. */
export function bookingAddress(renewal: boolean): string {
  return renewal ? '/booking?renewal=true' : '/booking'
}
