import type { Page } from '@playwright/test'

export class SeatMap {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Choose your seat' })
  }
  get plan() {
    return this.dialog.getByRole('grid')
  }
  /** Matches the beginning of a seat's accessible name, which also contains tier, price and state. */
  seat(id: string) {
    return this.plan.getByRole('button', { name: new RegExp(`^Seat ${id},`) })
  }
  get seats() {
    return this.plan.getByRole('button')
  }
  get freeSeats() {
    return this.plan.locator('button:not([aria-disabled="true"])')
  }
  /** Presses a seat, even an unavailable one, whose reason the map then shows. */
  async press(id: string) {
    await this.seat(id).focus()
    await this.page.keyboard.press('Enter')
  }
  get priceList() {
    return this.dialog.getByRole('list', { name: 'Seat prices' })
  }
  get prices() {
    return this.priceList.getByRole('listitem')
  }
  /** What the seats of each tier offer. */
  get tierNotes() {
    return this.dialog.getByRole('listitem').filter({ hasText: /^(Standard|Silver|Gold): / })
  }
  /** The legend of the seats' states. */
  get states() {
    return this.dialog.getByRole('list', { name: 'Map legend' })
  }
  get message() {
    return this.dialog.getByRole('status')
  }
  get confirm() {
    return this.dialog.getByRole('button', { name: 'Confirm seat' })
  }
  get close() {
    return this.dialog.getByRole('button', { name: 'Close' })
  }
}
