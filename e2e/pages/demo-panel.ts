import { expect, type Page } from '@playwright/test'

/** The floating panel, and what a demo asks of the server: nothing but the app's own files. */
export class DemoPanel {
  readonly page: Page
  /** Addresses of the API and of uploads that the page has asked for. */
  readonly asked: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(api|uploads)\b/.test(pathname)) this.asked.push(pathname)
    })
  }

  get enable() {
    return this.page.getByRole('button', { name: 'Enable Demo Mode' })
  }
  get panel() {
    return this.page.getByRole('region', { name: 'Demo mode' })
  }
  get toggle() {
    return this.panel.getByRole('button', { name: 'Demo Mode' })
  }
  get exit() {
    return this.panel.getByRole('button', { name: 'Exit' })
  }
  get list() {
    return this.panel.getByRole('navigation', { name: 'Pages of the demo' })
  }

  async unfold() {
    if ((await this.toggle.getAttribute('aria-expanded')) === 'false') await this.toggle.click()
    await expect(this.list).toBeVisible()
  }

  async fold() {
    await this.toggle.focus()
    await this.page.keyboard.press('Escape')
    await expect(this.list).toBeHidden()
  }

  /** Follows the panel's link with this name. */
  async goTo(name: string) {
    await this.unfold()
    await this.list.getByRole('link', { name, exact: true }).click()
  }
}
