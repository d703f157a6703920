/** Saves a file under `name`, as if the visitor had followed a download link to it. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Not at once: a browser may begin to read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
