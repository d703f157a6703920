import type { Page } from '@playwright/test'
import { dateField } from '../widgets/date-field.ts'
import { listRows } from '../widgets/list-rows.ts'
import { selectField } from '../widgets/select.ts'

export class DeskBookingPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Manage Bookings', level: 1 })
  }
  get search() {
    return this.page.getByPlaceholder('Name, phone, member ID, receipt number or UTR')
  }
  get rows() {
    return listRows(this.page, 'Bookings')
  }
  get from() {
    return dateField(this.page, 'From')
  }
  get until() {
    return dateField(this.page, 'Until')
  }
  get status() {
    return selectField(this.page, 'Status')
  }
  action(
    what:
      | 'Move booking'
      | 'Cancel booking'
      | 'Confirm payment'
      | 'Take the rest'
      | 'Refund booking'
      | 'Return deposit'
      | 'Note about the booking',
    name: string,
  ) {
    return this.page.getByRole('button', { name: new RegExp(`^${what} (of|by|from) ${name}`) })
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }
  get question() {
    return this.page.getByRole('alertdialog')
  }
  get freeSeats() {
    return this.page.getByRole('group', { name: 'Free seats' }).getByRole('button')
  }

  get seatsAgainstRules() {
    return this.page.getByRole('group', { name: 'against the room rules' }).getByRole('button')
  }

  async open() {
    await this.page.goto('/admin/bookings')
    await this.heading.waitFor()
  }
}
