import { useState } from 'react'

/** Which row of a list has its dialog open, and what the last dialog had to say when it closed. */
export function useRowDialog<Act, Row>() {
  const [opened, setOpened] = useState<{ act: Act; row: Row }>()
  const [said, setSaid] = useState<string>()
  return {
    opened,
    said,
    open(act: Act, row: Row) {
      setSaid(undefined)
      setOpened({ act, row })
    },
    /** Without a message when nothing was done. */
    close(message?: string) {
      setOpened(undefined)
      if (message !== undefined) setSaid(message)
    },
    dismiss: () => setSaid(undefined),
  }
}
