import { type ReactNode, useEffect, useRef } from 'react'

/** The title of a step. It takes focus when the step changes, unless `takesFocus` is false. */
export function StepTitle({
  step,
  takesFocus = true,
  children,
}: {
  step: string
  takesFocus?: boolean
  children: ReactNode
}) {
  const title = useRef<HTMLSpanElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    if (takesFocus) title.current?.focus()
  }, [step, takesFocus])
  return (
    <span ref={title} tabIndex={-1} className="outline-none">
      {children}
    </span>
  )
}
