import { useState } from 'react'
import { MEMBERSHIP_SECTIONS } from '#shared/domain/membership.ts'
import {
  openAtFirst,
  type SectionState,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'

/** Which sections are open: they open by themselves as the form goes on, and by hand at any time. */
export function useSections(states: readonly SectionState[]) {
  const [open, setOpen] = useState(() => openAtFirst(states))
  const [seen, setSeen] = useState(states)
  const [said, setSaid] = useState('')

  // While drawing, so that a section is open before the focus is to go into it.
  if (!sameStates(seen, states)) {
    const toOpen = sectionsToOpen(seen, states)
    const done = states.findIndex(({ completed }, place) => completed && !seen[place]?.completed)
    setSeen(states)
    setSaid(done < 0 ? '' : completedText(done))
    if (toOpen.length > 0) {
      setOpen((now) => now.map((isOpen, place) => isOpen || toOpen.includes(place)))
    }
  }

  return {
    open,
    /** What a screen reader should hear of it. */
    said,
    toggle: (place: number, isOpen: boolean) => setOpen((now) => now.with(place, isOpen)),
    /** Opens sections whatever they were, for example again those that a submit found wrong. */
    show: (places: readonly number[]) =>
      setOpen((now) => now.map((isOpen, place) => isOpen || places.includes(place))),
  }
}

function completedText(place: number): string {
  const section = MEMBERSHIP_SECTIONS[place]?.title ?? ''
  const next = MEMBERSHIP_SECTIONS[place + 1]?.title
  return next === undefined
    ? `The section ${section} is completed.`
    : `The section ${section} is completed and the section ${next} follows.`
}

function sameStates(a: readonly SectionState[], b: readonly SectionState[]): boolean {
  return a.every(
    ({ completed, errors }, place) =>
      completed === b[place]?.completed && errors === b[place]?.errors,
  )
}
