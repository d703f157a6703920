import { describe, expect, it } from 'vitest'
import { typeahead } from '#web/ui/typeahead.ts'

const exams = ['MPSC', 'UPSC', 'Saral Seva', 'Railway', 'SRPF', 'SSC (10th)', 'MHT-CET', 'MCR']

describe('typeahead', () => {
  it('finds the first label that begins with the text', () => {
    expect(typeahead(exams, 'r', -1)).toBe(3)
    expect(typeahead(exams, 'ssc', -1)).toBe(5)
  })

  it('walks through the labels of a letter typed again', () => {
    expect(typeahead(exams, 'm', -1)).toBe(0)
    expect(typeahead(exams, 'mm', 0)).toBe(6)
    expect(typeahead(exams, 'mmm', 6)).toBe(7)
    expect(typeahead(exams, 'm', 7)).toBe(0)
  })

  it('stays on a label while its text grows', () => {
    expect(typeahead(exams, 'sr', 4)).toBe(4)
    expect(typeahead(exams, 'mh', 0)).toBe(6)
  })

  it('answers -1 when nothing begins so', () => {
    expect(typeahead(exams, 'x', 2)).toBe(-1)
    expect(typeahead(exams, '', 2)).toBe(-1)
    expect(typeahead([], 'm', -1)).toBe(-1)
  })
})
