/** Downloads a file as `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoked later, because a browser may start reading only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
