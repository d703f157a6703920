/** Returns the visitor and the tour on a visitor pass. Missing parts are ''. */
export function readVisitor(text: string): { name: string; tourDate: string; tourTime: string } {
  let pass: unknown
  try {
    pass = JSON.parse(text)
  } catch {
    pass = undefined
  }
  const part = (name: string): string => {
    if (typeof pass !== 'object' || pass === null) return ''
    const value: unknown = Object.entries(pass).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value.slice(0, 80) : ''
  }
  return { name: part('name'), tourDate: part('tourDate'), tourTime: part('tourTime') }
}
