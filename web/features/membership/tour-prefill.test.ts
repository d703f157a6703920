import { describe, expect, it } from 'vitest'
import { firstValues } from '#web/features/membership/membership-form.ts'
import { prefillFromTour } from '#web/features/membership/tour-prefill.ts'

const today = '2026-11-20'
const { selfiePhoto: _, ...empty } = firstValues(null)
const tour = {
  educationalBackground: 'Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'MPSC',
  examinationDate: '2027-03-15',
}
const untouched = { touched: () => false, today }

function names(filled: { field: string }[]): string[] {
  return filled.map(({ field }) => field)
}

describe('prefillFromTour', () => {
  it('fills in the five fields of an empty form', () => {
    expect(prefillFromTour(empty, tour, untouched)).toEqual([
      { field: 'educationalBackground', value: 'Graduation' },
      { field: 'currentOccupation', value: 'Employed' },
      { field: 'jobTitle', value: 'Clerk' },
      { field: 'examPreparation', value: 'MPSC' },
      { field: 'examinationDate', value: '2027-03-15' },
    ])
  })

  it('never writes over what is there or was touched', () => {
    const typed = { ...empty, examPreparation: 'UPSC' }
    const touched = (field: string) => field === 'educationalBackground'
    expect(names(prefillFromTour(typed, tour, { touched, today }))).toEqual([
      'currentOccupation',
      'jobTitle',
      'examinationDate',
    ])
  })

  it('leaves the job title out for another occupation than the tour told', () => {
    const typed = { ...empty, currentOccupation: 'Retired' }
    expect(names(prefillFromTour(typed, tour, untouched))).not.toContain('jobTitle')
    const student = { ...tour, currentOccupation: 'Student', jobTitle: 'None' }
    expect(names(prefillFromTour(empty, student, untouched))).not.toContain('jobTitle')
  })

  it('takes only an examination still to come', () => {
    const past = { ...tour, examinationDate: today }
    expect(names(prefillFromTour(empty, past, untouched))).not.toContain('examinationDate')
  })

  it('leaves out what is no option of the form', () => {
    const odd = { ...tour, examPreparation: 'Chess' }
    expect(names(prefillFromTour(empty, odd, untouched))).not.toContain('examPreparation')
  })
})
