import { describe, expect, it } from 'vitest'
import { valuesFromSaved } from '#web/features/membership/membership-form.ts'
import { tourPrefill } from '#web/features/membership/tour-prefill.ts'

const today = '2026-11-20'
const { selfiePhoto: _, ...empty } = valuesFromSaved(null)
const tour = {
  educationalBackground: 'Graduation',
  currentOccupation: 'Employed',
  jobTitle: 'Clerk',
  examPreparation: 'MPSC',
  examinationDate: '2027-03-15',
}
const untouched = { isTouched: () => false, today }

function fieldNames(filled: { field: string }[]): string[] {
  return filled.map(({ field }) => field)
}

describe('tourPrefill', () => {
  it('fills in the five fields of an empty form [tour-42]', () => {
    expect(tourPrefill(empty, tour, untouched)).toEqual([
      { field: 'educationalBackground', value: 'Graduation' },
      { field: 'currentOccupation', value: 'Employed' },
      { field: 'jobTitle', value: 'Clerk' },
      { field: 'examPreparation', value: 'MPSC' },
      { field: 'examinationDate', value: '2027-03-15' },
    ])
  })

  it('never overwrites a value or a touched field', () => {
    const typed = { ...empty, examPreparation: 'UPSC' }
    const isTouched = (field: string) => field === 'educationalBackground'
    expect(fieldNames(tourPrefill(typed, tour, { isTouched, today }))).toEqual([
      'currentOccupation',
      'jobTitle',
      'examinationDate',
    ])
  })

  it("omits the job title when the occupation differs from the tour's or needs none", () => {
    const typed = { ...empty, currentOccupation: 'Retired' }
    expect(fieldNames(tourPrefill(typed, tour, untouched))).not.toContain('jobTitle')
    const student = { ...tour, currentOccupation: 'Student', jobTitle: 'None' }
    expect(fieldNames(tourPrefill(empty, student, untouched))).not.toContain('jobTitle')
  })

  it('omits an examination date that has passed [tour-43]', () => {
    const past = { ...tour, examinationDate: today }
    expect(fieldNames(tourPrefill(empty, past, untouched))).not.toContain('examinationDate')
  })

  it('omits values that are not options of the form', () => {
    const unknown = { ...tour, examPreparation: 'Chess' }
    expect(fieldNames(tourPrefill(empty, unknown, untouched))).not.toContain('examPreparation')
  })
})
