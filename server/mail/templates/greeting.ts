/** The first line of an email; without a name, it greets nobody in particular. */
export function greeting(fullName: string): string {
  return fullName === '' ? 'Hello,' : `Dear ${fullName},`
}
