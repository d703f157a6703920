import { describe, expect, it } from 'vitest'
import { typeahead } from '#web/ui/select/typeahead.ts'

const exams = ['MPSC', 'UPSC', 'Saral Seva', 'Railway', 'SRPF', 'SSC (10th)', 'MHT-CET', 'MCR']

describe('typeahead', () => {
  it('returns the first label that starts with the text', () => {
    expect(typeahead(exams, 'r', -1)).toBe(3)
    expect(typeahead(exams, 'ssc', -1)).toBe(5)
  })

  it('moves on to the next label when the same letter is typed again', () => {
    expect(typeahead(exams, 'm', -1)).toBe(0)
    expect(typeahead(exams, 'mm', 0)).toBe(6)
    expect(typeahead(exams, 'mmm', 6)).toBe(7)
    expect(typeahead(exams, 'm', 7)).toBe(0)
  })

  it('stays on a label while the text still matches it', () => {
    expect(typeahead(exams, 'sr', 4)).toBe(4)
    expect(typeahead(exams, 'mh', 0)).toBe(6)
  })

  it('returns -1 when no label matches', () => {
    expect(typeahead(exams, 'x', 2)).toBe(-1)
    expect(typeahead(exams, '', 2)).toBe(-1)
    expect(typeahead([], 'm', -1)).toBe(-1)
  })
})
