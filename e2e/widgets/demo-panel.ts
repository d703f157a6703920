import { expect, type Locator, type Page } from '@playwright/test'

/** The maximum distance of the panel from the window's edges, in pixels. */
const EDGE = 24

/** The floating panel of demo mode, in which the page must request only the app's own files. */
export class DemoPanel {
  readonly page: Page
  /** The URLs of the API and of uploads that the page has requested. */
  readonly requests: string[] = []

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(api|uploads)\b/.test(pathname)) this.requests.push(pathname)
    })
  }

  get enable() {
    return this.page.getByRole('button', { name: 'Enable Demo Mode' })
  }
  get panel() {
    return this.page.getByRole('region', { name: 'Demo mode' })
  }
  /** On a phone, the banner takes the place of the collapsed panel. */
  get banner() {
    return this.page.getByRole('note').first()
  }
  /** Collapses the open panel, and on a wide screen opens it. */
  get bar() {
    return this.panel.getByRole('button', { name: 'Demo Mode' })
  }
  get toggle() {
    return this.isPhone ? this.banner.getByRole('button', { name: 'What to try' }) : this.bar
  }
  get exit() {
    return (this.isPhone ? this.banner : this.panel).getByRole('button', { name: 'Exit' })
  }
  private get isPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 640
  }
  get list() {
    return this.panel.getByRole('navigation', { name: 'What to try' })
  }

  get roles() {
    return this.list.getByRole('list', { name: 'See it as' })
  }
  get more() {
    return this.list.getByText('More pages', { exact: true })
  }

  /** Scrolls to the end of the page, where the panel is always visible. */
  async scrollToPanel() {
    if (this.isPhone) return
    await expect(async () => {
      await this.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(this.panel).toHaveCSS('opacity', '1', { timeout: 500 })
    }).toPass()
  }

  async leave() {
    // The page may still grow below the panel.
    await expect(async () => {
      await this.scrollToPanel()
      await this.exit.click({ timeout: 1_000 })
    }).toPass()
  }

  async expand() {
    // The page may still grow below the panel.
    await expect(async () => {
      if ((await this.toggle.getAttribute('aria-expanded')) === 'true') return
      await this.scrollToPanel()
      await this.toggle.click({ timeout: 1_000 })
    }).toPass()
    await expect(this.list).toBeVisible()
  }

  async collapse() {
    if (!(await this.list.isVisible())) return
    await this.bar.focus()
    await this.page.keyboard.press('Escape')
    await expect(this.list).toBeHidden()
  }

  /** Follows the link in the panel that has this name. */
  async goTo(name: string) {
    await this.expand()
    const link = this.list.getByRole('link', { name, exact: true })
    if (!(await link.isVisible())) await this.more.click()
    await link.click()
  }

  /**
   * Expects the panel in the lower left corner of the viewport, just above `floor` or, by default, the bottom edge.
   */
  async expectInCorner(panel: Locator, floor?: Locator) {
    await expect(async () => {
      const { left, bottom } = await edges(panel)
      const end = floor ? (await edges(floor)).top : (this.page.viewportSize()?.height ?? 0)
      expect(left).toBeLessThanOrEqual(EDGE)
      expect(bottom).toBeLessThanOrEqual(end)
      expect(bottom).toBeGreaterThanOrEqual(end - EDGE)
    }).toPass({ timeout: 5_000 })
  }
}

/** Returns an element's position in the viewport. */
export function edges(element: Locator) {
  return element.evaluate((node) => {
    const { left, top, bottom } = node.getBoundingClientRect()
    return { left, top, bottom }
  })
}
