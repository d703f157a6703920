import { describe, expect, it, test } from 'vitest'
import { renderStatic } from '#web/testing/render-static.tsx'
import DatePickerModal from '#web/ui/date-picker/date-picker-modal.tsx'

const modal = (value: string, bounds: { min?: string; max?: string }, years = [2026]) =>
  renderStatic(
    <DatePickerModal
      value={value}
      bounds={bounds}
      today="2026-11-20"
      years={years}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )

/** The labels of the disabled buttons. */
function disabledLabels(html: string): string[] {
  const buttons = html.matchAll(/<button [^>]*>/g)
  return [...buttons].flatMap(([tag]) =>
    /(?:disabled=""|aria-disabled="true")/.test(tag)
      ? (/aria-label="([^"]*)"/.exec(tag)?.[1] ?? [])
      : [],
  )
}

describe('the Select Date dialog', () => {
  it('has its title, the chosen day and a Confirm button [field-8]', () => {
    const { text } = modal('1995-03-15', {}, [1994, 1995, 1996])
    expect(text).toMatch(/^Select Date\n/)
    expect(text).toContain('March 15, 1995\n')
    expect(text).toMatch(/Cancel\nConfirm$/)
  })

  it('starts weeks on Sunday [field-9]', () => {
    const names = [...modal('', {}).html.matchAll(/<th [^>]*>.*?class="sr-only">(\w+)</g)]
    expect(names.map(([, name]) => name)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
  })

  it('disables the days outside its bounds [field-10]', () => {
    const { html } = modal('', { min: '2026-11-03', max: '2026-11-28' })
    expect(disabledLabels(html).filter((label) => label.includes('November'))).toEqual([
      'Sunday, November 1, 2026',
      'Monday, November 2, 2026',
      'Sunday, November 29, 2026',
      'Monday, November 30, 2026',
    ])
  })

  it('stops the month and year navigation at the bounds [field-11]', () => {
    const one = modal('', { min: '2026-11-21', max: '2026-11-28' }, [2026])
    const stops = ['Previous month', 'Next month', 'Previous year', 'Next year']
    expect(disabledLabels(one.html)).toEqual(expect.arrayContaining(stops))
    const open = modal('', {}, [2025, 2026, 2027])
    expect(disabledLabels(open.html)).toEqual([])
    const first = modal('', { min: '2026-11-21', max: '2027-01-28' }, [2026, 2027])
    expect(disabledLabels(first.html)).toEqual(
      expect.arrayContaining(['Previous month', 'Previous year']),
    )
    expect(disabledLabels(first.html)).not.toContain('Next month')
  })
})

test("opens on a student's birth year for a date of birth [first-600]", () => {
  const years = Array.from({ length: 100 }, (_, index) => 1915 + index)
  const { html } = renderStatic(
    <DatePickerModal
      value=""
      bounds={{ max: '2014-12-31' }}
      today="2026-11-20"
      years={years}
      startWith="years"
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(/aria-pressed="true"[^>]*>(\d+)</.exec(html)?.[1]).toBe('2005')
})
