import { useState } from 'react'
import { MEMBERSHIP_SECTIONS } from '#shared/domain/membership.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import {
  initiallyOpen,
  type SectionState,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

/** The sections that are open. They open as the form is filled in, or when they are pressed. */
export function useSections(states: readonly SectionState[]) {
  const [open, setOpen] = useState(() => initiallyOpen(states))
  const [previous, setPrevious] = useState(states)
  const [announcement, setAnnouncement] = useState('')

  // Updated during render, so that a section is open before one of its fields is focused.
  if (!areStatesEqual(previous, states)) {
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
    /** The announcement for screen readers about the last section that was completed. */
    announcement,
    toggle: (index: number, isOpen: boolean) => setOpen((now) => now.with(index, isOpen)),
    /** Opens a section, for example the first one with invalid fields after a submit. */
    show: (index: number) => setOpen((now) => now.with(index, true)),
  }
}

function completedText(index: number): string {
  const [section = '', next] = MEMBERSHIP_SECTIONS.slice(index).map(
    ({ name }) => MEMBERSHIP_WORDS.sections[name],
  )
  return next === undefined
    ? fillIn(MEMBERSHIP_WORDS.completed, { section })
    : fillIn(MEMBERSHIP_WORDS.completedNext, { section, next })
}

function areStatesEqual(a: readonly SectionState[], b: readonly SectionState[]): boolean {
  return a.every(
    ({ completed, errors }, index) =>
      completed === b[index]?.completed && errors.join() === b[index]?.errors.join(),
  )
}
