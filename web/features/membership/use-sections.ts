import { useState } from 'react'
import { MEMBERSHIP_SECTIONS } from '#shared/domain/membership.ts'
import {
  initiallyOpen,
  type SectionState,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'

/** Which sections are open. They open automatically as the form is filled in, or by hand. */
export function useSections(states: readonly SectionState[]) {
  const [open, setOpen] = useState(() => initiallyOpen(states))
  const [previous, setPrevious] = useState(states)
  const [announcement, setAnnouncement] = useState('')

  // During render, so that a section is open before one of its fields is focused.
  if (!sameStates(previous, states)) {
    const toOpen = sectionsToOpen(previous, states)
    const done = states.findIndex(
      ({ completed }, index) => completed && !previous[index]?.completed,
    )
    setPrevious(states)
    setAnnouncement(done < 0 ? '' : completedText(done))
    if (toOpen.length > 0) {
      setOpen((now) => now.map((isOpen, index) => isOpen || toOpen.includes(index)))
    }
  }

  return {
    open,
    /** Text for screen readers. */
    announcement,
    toggle: (index: number, isOpen: boolean) => setOpen((now) => now.with(index, isOpen)),
    /** Opens the given sections, for example those with invalid fields after a submit. */
    show: (indexes: readonly number[]) =>
      setOpen((now) => now.map((isOpen, index) => isOpen || indexes.includes(index))),
  }
}

function completedText(index: number): string {
  const section = MEMBERSHIP_SECTIONS[index]?.title ?? ''
  const next = MEMBERSHIP_SECTIONS[index + 1]?.title
  return next === undefined ? `${section} completed.` : `${section} completed. Next: ${next}.`
}

function sameStates(a: readonly SectionState[], b: readonly SectionState[]): boolean {
  return a.every(
    ({ completed, errors }, index) =>
      completed === b[index]?.completed && errors === b[index]?.errors,
  )
}
