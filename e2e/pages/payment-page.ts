import type { Page } from '@playwright/test'

export class PaymentPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Payment', level: 1 })
  }
  get methods() {
    return this.page.getByRole('group', { name: /^(Payment method|How will you pay)/ })
  }
  method(name: 'UPI' | 'Cash at center') {
    return this.methods.getByRole('radio', { name: new RegExp(`^${name}`) })
  }
  get pay() {
    return this.page.getByRole('button', {
      name: /^(Pay ₹|Confirm, pay ₹|Reserve)/,
    })
  }
  get processing() {
    return this.page.getByRole('dialog', { name: 'Processing payment' })
  }
  get failure() {
    return this.page.getByRole('alert')
  }
  get thanks() {
    return this.page.getByRole('alertdialog')
  }
  /** The value with this label in the summary or the price breakdown. */
  value(label: string) {
    return this.page
      .getByRole('term')
      .filter({ hasText: label })
      .locator('xpath=following-sibling::dd')
  }

  async open() {
    await this.page.goto('/payment')
    await this.heading.waitFor()
  }

  async payBy(method: 'UPI' | 'Cash at center') {
    await this.method(method).check()
    await this.pay.click()
  }
}
