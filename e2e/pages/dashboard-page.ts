import type { Page } from '@playwright/test'

export class DashboardPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: /^Welcome!/, level: 1 })
  }
  get qrCode() {
    return this.page.getByRole('img', { name: 'Your entrance QR code' })
  }
  get downloadPass() {
    return this.page.getByRole('button', { name: /^(Download QR Pass|Preparing)/ })
  }
  get renew() {
    return this.page.getByRole('link', { name: 'Renew Membership' })
  }
  /** The label of the file input depends on whether there is a picture. */
  get picture() {
    return this.page.getByLabel(/^(Upload Profile Picture|Change Picture|Uploading)/)
  }
  get logOut() {
    return this.page.getByRole('button', { name: 'Logout' })
  }

  async open() {
    await this.page.goto('/dashboard')
    await this.heading.waitFor()
  }
}
