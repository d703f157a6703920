/** For LIKE: any text with `part` in it, where % and _ mean themselves. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
