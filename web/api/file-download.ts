import { fetchFile } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

/** A long list is written for a while. */
const TIMEOUT_MS = 120_000

/** Fetches the file at a path of the API, as the logged-in user, and saves it in the browser's downloads. */
export function useFileDownload() {
  return useChange({
    mutationFn: ({ path }: { path: string; name: string }) =>
      fetchFile(`/api${path}`, AbortSignal.timeout(TIMEOUT_MS)),
    onSuccess: (file, { name }) => save(file, name),
  })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
