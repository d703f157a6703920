/** The first line of an email: 'Hello,' if the name is unknown. */
export function greeting(fullName: string): string {
  return fullName === '' ? 'Hello,' : `Dear ${fullName},`
}
