import { describe, expect, it } from 'vitest'
import {
  openAtFirst,
  sectionStates,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'

const open = { completed: false, errors: 0 }
const done = { completed: true, errors: 0 }
const failed = { completed: false, errors: 2 }

describe('sectionStates', () => {
  it('marks a section completed when none of its fields has a problem', () => {
    const states = sectionStates({ fatherName: "Father's name is required" }, () => false)
    expect(states.map(({ completed }) => completed)).toEqual([true, false, true])
  })

  it('counts the errors that are shown, not those still to come', () => {
    const problems = { fatherName: 'a', currentAddress: 'b', selfiePhoto: 'c' }
    const states = sectionStates(problems, (field) => field === 'fatherName')
    expect(states.map(({ errors }) => errors)).toEqual([0, 1, 0])
  })
})

describe('sectionsToOpen', () => {
  it('opens the next section when one becomes complete', () => {
    expect(sectionsToOpen([open, open, open], [done, open, open])).toEqual([1])
    expect(sectionsToOpen([done, open, open], [done, done, open])).toEqual([2])
  })

  it('opens a section when it gets its first error, not at each further one', () => {
    expect(sectionsToOpen([open, open, open], [failed, open, failed])).toEqual([0, 2])
    expect(sectionsToOpen([failed, open, open], [{ ...failed, errors: 3 }, open, open])).toEqual([])
  })

  it('leaves everything alone when nothing changed', () => {
    expect(sectionsToOpen([done, open, open], [done, open, open])).toEqual([])
  })

  it('opens again when a section was complete, was not, and is again', () => {
    expect(sectionsToOpen([done, open, open], [open, open, open])).toEqual([])
    expect(sectionsToOpen([open, open, open], [done, open, open])).toEqual([1])
  })
})

describe('openAtFirst', () => {
  it('opens an empty form at its first section and a complete one everywhere', () => {
    expect(openAtFirst([open, open, open])).toEqual([true, false, false])
    expect(openAtFirst([done, open, open])).toEqual([true, true, false])
    expect(openAtFirst([done, done, done])).toEqual([true, true, true])
  })
})
