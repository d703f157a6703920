import { fetchFile } from '#web/api/client.ts'
import { callUrl } from '#web/api/request.ts'
import { useChange } from '#web/api/use-change.ts'

/** Enough for the server to write a long list. */
const TIMEOUT_MS = 120_000

type Download = {
  file: { url: `/${string}` }
  query: object
  /** The name of the saved file. */
  name: string
}

/** Fetches a file that requires authorization, and saves it or passes it to `use`. */
export function useFileDownload(use: (file: Blob, name: string) => unknown = save) {
  return useChange({
    mutationFn: ({ file, query }: Download) =>
      fetchFile(callUrl({ path: file.url }, { query }), AbortSignal.timeout(TIMEOUT_MS)),
    onSuccess: (file, { name }) => use(file, name),
  })
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
