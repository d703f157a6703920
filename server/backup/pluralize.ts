/** `1 row`, `2 rows`. */
export function pluralize(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
