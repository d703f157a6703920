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
    return this.page
      .getByRole('navigation', { name: 'Reception' })
      .getByRole('link', { name, exact: true })
  }

  /** The setup steps that are still open. */
  get steps() {
    return this.page.getByRole('region', { name: 'Get your hall ready' })
  }
  step(title: string) {
    return this.steps.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { name: title, level: 3 }),
    })
  }

  async open() {
    await this.page.goto('/admin-dashboard')
    await this.heading.waitFor()
  }
}
