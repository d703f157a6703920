import type { Page } from '@playwright/test'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

export class HallMapPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(query: Record<string, string> = {}) {
    await this.page.goto(`/admin/hall?${new URLSearchParams(query)}`)
    await this.heading.waitFor()
  }
  get heading() {
    return this.page.getByRole('heading', { name: 'Hall map', level: 1 })
  }
  get room() {
    return selectField(this.page, 'Room')
  }
  get batch() {
    return selectField(this.page, 'Batch')
  }
  get day() {
    return dateField(this.page, 'Day')
  }
  get plan() {
    return this.page.getByRole('grid', { name: /^Seats of/ })
  }
  get seats() {
    return this.plan.getByRole('button')
  }
  /** Matches the beginning of a seat's accessible name, which also contains its holders, or how long it is free. */
  seat(id: string) {
    return this.plan.getByRole('button', { name: new RegExp(`^${id} `) })
  }
  get legend() {
    return this.page.getByRole('list', { name: 'Map legend' })
  }
  get moveLegend() {
    return this.page.getByRole('list', { name: 'Seats to move to' })
  }
  /** The seats that a booking can move to. */
  get targets() {
    return this.plan.getByRole('button', { name: / Free, / })
  }
  /** Opens a seat and starts to move its booking. */
  async startMove(seat: string, name: string) {
    await this.seat(seat).click()
    await this.dialog.getByRole('button', { name: `Move to another seat: ${name}` }).click()
    await this.moveLegend.waitFor()
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }
}
