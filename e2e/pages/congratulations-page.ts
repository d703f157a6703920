import type { Page } from '@playwright/test'

export class CongratulationsPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Congratulations!', level: 1 })
  }
  get memberId() {
    return this.page.getByText(/^@DA\d{9}$/)
  }
  get toDashboard() {
    return this.page.getByRole('link', { name: 'Go to dashboard' })
  }
}
