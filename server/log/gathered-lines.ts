/**
 * Writes the lines of one turn of the event loop together: under load a system call for each line
 * costs as much as a part of the answer. `onExit` is given what writes the rest when the process ends.
 */
export function gatherLines(
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
