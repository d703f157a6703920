import { type ReactNode, useEffect, useRef } from 'react'

/** The title of a step within a screen. It takes the focus when the step changes, unless told not to. */
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
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (takesFocus) title.current?.focus()
  }, [step, takesFocus])
  return (
    <span ref={title} tabIndex={-1} className="outline-none">
      {children}
    </span>
  )
}
