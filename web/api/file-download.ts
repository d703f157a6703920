import { fetchFile } from '#web/api/client.ts'
import { callUrl } from '#web/api/request.ts'
import { useChange } from '#web/api/use-change.ts'

/** A long list is written for a while. */
const TIMEOUT_MS = 120_000

type Download = {
  file: { url: `/${string}` }
  query: object
  /** The name in the downloads. */
  name: string
}

/** Fetches a file of the API, as the logged-in user, and saves it in the browser's downloads. */
export function useFileDownload() {
  return useChange({
    mutationFn: ({ file, query }: Download) =>
      fetchFile(callUrl({ path: file.url }, { query }), AbortSignal.timeout(TIMEOUT_MS)),
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
