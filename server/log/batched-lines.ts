/**
 * Writes all lines of one event loop turn together, because one system call per line is expensive
 * under load. `onExit` receives the function that flushes the remaining lines.
 */
export function batchLines(
  write: (text: string) => void,
  onExit: (flush: () => void) => void,
): (line: string) => void {
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  onExit(flush)
  return (line) => {
    if (waiting === '') setImmediate(flush)
    waiting += line
  }
}
