import type { Locator, Page } from '@playwright/test'
import { type CalendarDay, dayParts, displayDay } from '#shared/domain/calendar-day.ts'

/** A date field, located by its label, and its 'Select Date' dialog. */
export function dateField(root: Page | Locator, label: string) {
  const control = root.getByRole('button', { name: new RegExp(`^${label}`) })
  const dialog = control.page().getByRole('dialog', { name: 'Select Date' })

  async function pick(unit: 'month' | 'year', text: string) {
    const list = dialog.getByRole('group', { name: unit === 'month' ? 'Month' : 'Year' })
    const button = dialog.getByRole('button', { name: `Choose ${unit},` })
    if (!(await list.isVisible())) await button.click()
    await list.getByRole('button', { name: text, exact: true }).click()
  }

  return {
    control,
    dialog,
    day: (day: CalendarDay) => dialog.getByRole('button', { name: new RegExp(spokenPattern(day)) }),
    async open() {
      await control.click()
      await dialog.waitFor()
    },
    /** Shows the month of `day` in the calendar. */
    async showMonthOf(day: CalendarDay) {
      const { year } = dayParts(day)
      const [month = ''] = displayDay(day).split(' ')
      await pick('year', String(year))
      await pick('month', month)
    },
    async choose(day: CalendarDay) {
      await this.open()
      await this.showMonthOf(day)
      await this.day(day).click()
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** Matches the accessible name of a day, which contains month, day and year in any order. */
function spokenPattern(day: CalendarDay): string {
  const { year, day: dayOfMonth } = dayParts(day)
  const [month = ''] = displayDay(day).split(' ')
  return `${month} ${dayOfMonth},? ${year}`
}
