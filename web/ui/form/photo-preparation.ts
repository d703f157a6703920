import { type SubmitEvent, useRef } from 'react'

/** Delays the submission of a form until a photo chosen in it has been shrunk. */
export function usePhotoPreparation() {
  const preparation = useRef<Promise<unknown>>(Promise.resolve())
  return {
    /** Called by the photo's field when it starts to prepare a photo. */
    onPreparing: (work: Promise<unknown>) => {
      preparation.current = work
    },
    /** Wraps the form's submit handler. */
    afterPreparing: (submit: () => unknown) => async (event: SubmitEvent) => {
      event.preventDefault()
      await preparation.current
      await submit()
    },
  }
}
