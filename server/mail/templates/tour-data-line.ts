/** Where visitors see and delete what they gave for a tour. `publicUrl` has no trailing slash. */
export function tourDataLine(publicUrl: string): string {
  return `See or delete the data of your tours:\n${publicUrl}/your-tours`
}
