import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_PROBLEMS } from '#shared/domain/membership.ts'
import {
  initiallyOpen,
  type SectionState,
  sectionStates,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'

const { fatherNameRequired, addressRequired, selfieRequired } = MEMBERSHIP_PROBLEMS
const open: SectionState = { completed: false, errors: [] }
const done: SectionState = { completed: true, errors: [] }
const failed: SectionState = { completed: false, errors: ['fatherName'] }

describe('sectionStates', () => {
  it('marks a section as completed if none of its fields has a problem [membership-22]', () => {
    const states = sectionStates({ fatherName: fatherNameRequired }, () => false)
    expect(states.map(({ completed }) => completed)).toEqual([true, false, true])
  })

  it('lists only the errors that are shown', () => {
    const problems = {
      fatherName: fatherNameRequired,
      currentAddress: addressRequired,
      selfiePhoto: selfieRequired,
    }
    const states = sectionStates(problems, (field) => field === 'fatherName')
    expect(states.map(({ errors }) => errors)).toEqual([[], ['fatherName'], []])
  })
})

describe('sectionsToOpen', () => {
  it('opens the next section when one becomes complete [membership-23]', () => {
    expect(sectionsToOpen([open, open, open], [done, open, open])).toEqual([1])
    expect(sectionsToOpen([done, open, open], [done, done, open])).toEqual([2])
  })

  it('opens a section when it gets its first error [membership-24]', () => {
    expect(sectionsToOpen([open, open, open], [failed, open, failed])).toEqual([0, 2])
    const failedTwice: SectionState = { ...failed, errors: ['fatherName', 'currentAddress'] }
    expect(sectionsToOpen([failed, open, open], [failedTwice, open, open])).toEqual([])
  })

  it('opens no section if nothing has changed', () => {
    expect(sectionsToOpen([done, open, open], [done, open, open])).toEqual([])
  })

  it('opens the next section again when one becomes complete again', () => {
    expect(sectionsToOpen([done, open, open], [open, open, open])).toEqual([])
    expect(sectionsToOpen([open, open, open], [done, open, open])).toEqual([1])
  })
})

describe('initiallyOpen', () => {
  it('opens sections up to the first incomplete one, or all of a complete form', () => {
    expect(initiallyOpen([open, open, open])).toEqual([true, false, false])
    expect(initiallyOpen([done, open, open])).toEqual([true, true, false])
    expect(initiallyOpen([done, done, done])).toEqual([true, true, true])
  })
})
