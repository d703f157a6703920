import { useState } from 'react'

/** The open dialog of a list's row, and the message of the dialog that was closed last. */
export function useRowDialog<Action, Row>() {
  const [opened, setOpened] = useState<{ action: Action; row: Row }>()
  const [message, setMessage] = useState<string>()
  return {
    opened,
    message,
    open(action: Action, row: Row) {
      setMessage(undefined)
      setOpened({ action, row })
    },
    /** Called without a message if nothing was changed. */
    close(result?: string) {
      setOpened(undefined)
      if (result !== undefined) setMessage(result)
    },
    dismiss: () => setMessage(undefined),
  }
}
