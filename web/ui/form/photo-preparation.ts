import { type SubmitEvent, useRef } from 'react'

/** Makes the submit of a form wait until a photo chosen in it has been made smaller. */
export function usePhotoPreparation() {
  const preparation = useRef<Promise<unknown>>(Promise.resolve())
  return {
    /** Called by the photo's field with the work that it has begun. */
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
