import { useState } from 'react'
import { useScanQr } from '#web/api/tour.ts'
import { createPassScan, NO_SCAN } from '#web/features/tour/pass-scan.ts'

/** One scan at a time, and what came of the last one. */
export function usePassScan() {
  const { mutateAsync } = useScanQr()
  const [state, setState] = useState(NO_SCAN)
  const [scan] = useState(() => createPassScan(mutateAsync, setState))
  return { ...state, ...scan }
}
