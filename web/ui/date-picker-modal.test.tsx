import { describe, expect, it } from 'vitest'
import { drawn } from '#web/testing/drawn.tsx'
import DatePickerModal from '#web/ui/date-picker-modal.tsx'

const modal = (value: string, bounds: { min?: string; max?: string }, years = [2026]) =>
  drawn(
    <DatePickerModal
      value={value}
      bounds={bounds}
      today="2026-11-20"
      years={years}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  )

/** The buttons of a calendar that do nothing, by their labels. */
function closed(html: string): string[] {
  const buttons = html.matchAll(/<button [^>]*>/g)
  return [...buttons].flatMap(([tag]) =>
    /(?:disabled=""|aria-disabled="true")/.test(tag)
      ? (/aria-label="([^"]*)"/.exec(tag)?.[1] ?? [])
      : [],
  )
}

describe('the dialog to select a date', () => {
  it('is titled, shows the chosen day and ends with Confirm', () => {
    const { text } = modal('1995-03-15', {}, [1994, 1995, 1996])
    expect(text).toMatch(/^Select Date\n/)
    expect(text).toContain('March 15, 1995\n')
    expect(text).toMatch(/Cancel\nConfirm$/)
  })

  it('begins its weeks on Sunday', () => {
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

  it('closes the days outside of its bounds', () => {
    const { html } = modal('', { min: '2026-11-03', max: '2026-11-28' })
    expect(closed(html).filter((label) => label.includes('November'))).toEqual([
      'Sunday, November 1, 2026',
      'Monday, November 2, 2026',
      'Sunday, November 29, 2026',
      'Monday, November 30, 2026',
    ])
  })

  it('stops at the bounds, month by month and year by year', () => {
    const one = modal('', { min: '2026-11-21', max: '2026-11-28' }, [2026])
    const stops = ['Previous month', 'Next month', 'Previous year', 'Next year']
    expect(closed(one.html)).toEqual(expect.arrayContaining(stops))
    const open = modal('', {}, [2025, 2026, 2027])
    expect(closed(open.html)).toEqual([])
    const first = modal('', { min: '2026-11-21', max: '2027-01-28' }, [2026, 2027])
    expect(closed(first.html)).toEqual(expect.arrayContaining(['Previous month', 'Previous year']))
    expect(closed(first.html)).not.toContain('Next month')
  })
})
