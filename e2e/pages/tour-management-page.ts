import type { Locator, Page } from '@playwright/test'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

export class TourManagementPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Tour Management', level: 1 })
  }
  get back() {
    return this.page.getByRole('link', { name: 'Back to Dashboard' })
  }
  get scanner() {
    return this.page.getByRole('main').getByRole('link', { name: 'QR Scanner' })
  }
  get refresh() {
    return this.page.getByRole('button', { name: /^Refresh/ })
  }
  get search() {
    return this.page.getByLabel('Search by name or email')
  }
  get status() {
    return selectField(this.page, 'Status')
  }
  get toCall() {
    return this.page.getByRole('button', { name: 'To call today' })
  }
  get names() {
    return this.page.getByRole('listitem').getByRole('heading', { level: 2 })
  }
  get count() {
    return this.page.getByText(/^Showing /)
  }
  get next() {
    return this.page.getByRole('button', { name: 'Next' })
  }
  get loading() {
    return this.page.getByText('Loading tours...')
  }
  get none() {
    return this.page.getByText('No tours found matching your criteria.')
  }
  get failure() {
    return this.page.getByRole('alert').filter({ hasText: 'Failed to load tours' })
  }
  get retry() {
    return this.page.getByRole('button', { name: 'Retry' })
  }
  get refusal() {
    return this.page.getByRole('alertdialog', { name: 'Failed to update tour status' })
  }
  get notesDialog() {
    return this.page.getByRole('dialog', { name: /^Notes about / })
  }
  get notes() {
    return this.notesDialog.getByLabel('Notes')
  }
  get callAgainOn() {
    return dateField(this.notesDialog, 'Call again on')
  }
  get removeCallDay() {
    return this.notesDialog.getByRole('button', { name: 'Remove day' })
  }
  get saveNotes() {
    return this.notesDialog.getByRole('button', { name: 'Save Notes' })
  }
  get earlyDialog() {
    return this.page.getByRole('alertdialog', { name: 'This tour is not today' })
  }
  get cancelDialog() {
    return this.page.getByRole('alertdialog', { name: 'Cancel this tour?' })
  }

  /** The card of a visitor's tour. */
  tour(fullName: string): TourCard {
    const card = this.page.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { name: fullName, exact: true }),
    })
    return new TourCard(card)
  }

  async open() {
    await this.page.goto('/admin/tour-management')
    await this.heading.waitFor()
  }
}

class TourCard {
  readonly card: Locator
  constructor(card: Locator) {
    this.card = card
  }

  get name() {
    return this.card.getByRole('heading', { level: 2 })
  }
  get confirm() {
    return this.card.getByRole('button', { name: 'Confirm Tour' })
  }
  get complete() {
    return this.card.getByRole('button', { name: 'Mark Complete' })
  }
  get cancel() {
    return this.card.getByRole('button', { name: 'Cancel Tour' })
  }
  get editNotes() {
    return this.card.getByRole('button', { name: 'Edit Notes' })
  }
  get call() {
    return this.card.getByRole('link', { name: /^\+91/ })
  }
  get whatsApp() {
    return this.card.getByRole('link', { name: / on WhatsApp$/ })
  }
  get buttons() {
    return this.card.getByRole('button')
  }
  fact(label: string) {
    return this.card.getByRole('definition').filter({
      has: this.card.page().locator(`xpath=preceding-sibling::dt[.='${label}']`),
    })
  }
}
