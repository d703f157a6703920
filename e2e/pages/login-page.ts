import type { Page } from '@playwright/test'

export class LoginPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly path = '/login'
  get heading() {
    return this.page.getByRole('heading', { name: 'Welcome Back' })
  }
  get identifier() {
    // The label contains the hall's name, which the settings test changes.
    return this.page.getByRole('textbox', { name: 'Email or member ID' })
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true })
  }
  get rememberMe() {
    return this.page.getByRole('checkbox', { name: 'Remember me' })
  }
  get sharedDevice() {
    return this.page.getByRole('checkbox', { name: 'This is a shared device' })
  }
  get submit() {
    return this.page.getByRole('button', { name: /^Sign(ing)? In/ })
  }
  get problem() {
    return this.page.getByRole('alert')
  }
  get notice() {
    return this.page.getByRole('status')
  }

  async open(query = '') {
    await this.page.goto(`${this.path}${query}`)
    await this.heading.waitFor()
  }

  async logIn(identifier: string, password: string) {
    await this.identifier.fill(identifier)
    await this.password.fill(password)
    await this.submit.click()
  }
}
