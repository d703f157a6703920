import { describe, expect, it } from 'vitest'
import { MEMBERSHIP_PROBLEMS } from '#shared/domain/membership.ts'
import {
  initiallyOpen,
  type SectionState,
  sectionStates,
  sectionsToOpen,
} from '#web/features/membership/section-states.ts'

const { fatherNameRequired, addressRequired, selfieRequired } = MEMBERSHIP_PROBLEMS
const incomplete: SectionState = { completed: false, errors: [] }
const complete: SectionState = { completed: true, errors: [] }
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
    expect(
      sectionsToOpen([incomplete, incomplete, incomplete], [complete, incomplete, incomplete]),
    ).toEqual([1])
    expect(
      sectionsToOpen([complete, incomplete, incomplete], [complete, complete, incomplete]),
    ).toEqual([2])
  })

  it('opens a section when it gets its first error [membership-24]', () => {
    expect(
      sectionsToOpen([incomplete, incomplete, incomplete], [failed, incomplete, failed]),
    ).toEqual([0, 2])
    const failedTwice: SectionState = { ...failed, errors: ['fatherName', 'currentAddress'] }
    expect(
      sectionsToOpen([failed, incomplete, incomplete], [failedTwice, incomplete, incomplete]),
    ).toEqual([])
  })

  it('opens no section if nothing has changed', () => {
    expect(
      sectionsToOpen([complete, incomplete, incomplete], [complete, incomplete, incomplete]),
    ).toEqual([])
  })

  it('opens the next section again when one becomes complete again', () => {
    expect(
      sectionsToOpen([complete, incomplete, incomplete], [incomplete, incomplete, incomplete]),
    ).toEqual([])
    expect(
      sectionsToOpen([incomplete, incomplete, incomplete], [complete, incomplete, incomplete]),
    ).toEqual([1])
  })
})

describe('initiallyOpen', () => {
  it('opens sections up to the first incomplete one, or all of a complete form', () => {
    expect(initiallyOpen([incomplete, incomplete, incomplete])).toEqual([true, false, false])
    expect(initiallyOpen([complete, incomplete, incomplete])).toEqual([true, true, false])
    expect(initiallyOpen([complete, complete, complete])).toEqual([true, true, true])
  })
})
