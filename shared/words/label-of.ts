/** The label of a stored value; the value itself if it is unknown, such as one of an older version. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value
}
