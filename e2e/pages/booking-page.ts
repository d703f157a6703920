import { expect, type Page } from '@playwright/test'
import type { BookingOptions } from '../users/user.ts'
import { dateField } from '../widgets/date-field.ts'
import { SeatMap } from '../widgets/seat-map.ts'
import { selectField } from '../widgets/select.ts'

export class BookingPage {
  readonly page: Page
  readonly seatMap: SeatMap
  constructor(page: Page) {
    this.page = page
    this.seatMap = new SeatMap(page)
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Book your seat', level: 1 })
  }
  get renewalHeading() {
    return this.page.getByRole('heading', { name: 'Renew Your Membership', level: 1 })
  }
  get rooms() {
    return this.page.getByRole('group', { name: 'Membership type' })
  }
  room(name: string) {
    return this.rooms.getByRole('radio', { name: new RegExp(`^${name}`) })
  }
  get batches() {
    return this.page.getByRole('group', { name: 'Time slot' })
  }
  batch(name: string) {
    const [first = name] = name.split(' (')
    return this.batches.getByRole('radio', { name: new RegExp(`^${first}`) })
  }
  get duration() {
    return selectField(this.page, 'Membership duration')
  }
  get startDate() {
    return dateField(this.page, 'Start date')
  }
  get seat() {
    return this.page.getByRole('button', { name: /^Preferred seat/ })
  }
  get submit() {
    return this.page.getByRole('button', { name: /^(Continue to payment|Saving)/ })
  }

  get holdHint() {
    return this.page.getByRole('status').filter({ hasText: /^(Seat|Your seat) / })
  }

  async open(query = '') {
    await this.page.goto(`/booking${query}`)
    await this.submit.waitFor()
  }

  async choosePlan(options: Omit<BookingOptions, 'seat'>) {
    await this.room(options.room).check()
    await this.batch(options.batch).check()
    // The name of each option for the duration also contains its price.
    await this.duration.control.click()
    await this.duration.option(new RegExp(`^${options.duration}\\b`)).click()
    await expect(this.startDate.control).toBeFocused()
    await this.startDate.choose(options.startDate)
    await expect(this.seat).toBeFocused()
  }

  async openSeatMap() {
    await this.seat.click()
    await this.seatMap.dialog.waitFor()
  }

  async chooseSeat(seat: string) {
    await this.openSeatMap()
    await this.seatMap.seat(seat).click()
    await this.seatMap.confirm.click()
    await this.seatMap.dialog.waitFor({ state: 'hidden' })
  }
}
