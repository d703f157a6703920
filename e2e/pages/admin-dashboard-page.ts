import type { Page } from '@playwright/test'

export class AdminDashboardPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })
  }
  /** The figures with their labels, as displayed. */
  get figures() {
    return this.page.getByRole('region', { name: 'Overview' })
  }
  get logOut() {
    return this.page.getByRole('button', { name: 'Logout' })
  }
  link(name: string) {
    return this.page.getByRole('link', { name, exact: true })
  }

  async open() {
    await this.page.goto('/admin-dashboard')
    await this.heading.waitFor()
  }
}
