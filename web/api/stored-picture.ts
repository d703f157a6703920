import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '#web/api/client.ts'

/** The first part of the query keys of pictures. */
export const PICTURES = 'pictures'

/**
 * Loads a picture that requires authorization. `url` is a blob URL, undefined while the picture loads and if loading
 * fails. Unless it is `cached`, it is loaded again each time it is shown.
 */
export function useStoredPicture(path: string | undefined, { cached = true } = {}) {
  const { data, isError, refetch } = useQuery({
    queryKey: [PICTURES, path],
    queryFn: path ? ({ signal }) => fetchFile(path, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    ...(!cached && { gcTime: 0 }),
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const blobUrl = URL.createObjectURL(data)
    setUrl(blobUrl)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(blobUrl)
    }
  }, [data])
  return { url, isError, refetch }
}
