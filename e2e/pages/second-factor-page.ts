import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** The page of the user's own second factor, with a simulated authenticator app. */
export class SecondFactorPage {
  readonly page: Page
  private key = ''
  private lastStep = 0

  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Second factor', level: 1 })
  }
  get start() {
    return this.page.getByRole('button', { name: 'Set up second factor' })
  }
  get qrCode() {
    return this.page.getByRole('img', { name: 'QR code with the key for your authenticator app' })
  }
  get code() {
    return this.page.getByRole('textbox', { name: /^Code from the app/ })
  }
  get password() {
    return this.page.getByLabel('Your password')
  }
  get switchOn() {
    return this.page.getByRole('button', { name: 'Switch on' })
  }
  get saved() {
    return this.page.getByRole('button', { name: "I've saved them" })
  }
  get switchOff() {
    return this.page.getByRole('button', { name: 'Switch off' })
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }

  async open() {
    await this.page.goto('/second-factor')
    await this.heading.waitFor()
  }

  /** Adds the key on screen to the app. */
  async addKey() {
    await expect(this.qrCode).toBeVisible()
    const text = await this.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    this.key = (text ?? '').replaceAll(' ', '')
  }

  /** Returns the app's next unused code: the current one or the one after it. */
  nextCode(): string {
    const step = Math.max(Math.floor(Date.now() / STEP_MS), this.lastStep + 1)
    this.lastStep = step
    const totp = new TOTP({ secret: Secret.fromBase32(this.key) })
    return totp.generate({ timestamp: step * STEP_MS })
  }

  /** Returns the recovery codes on screen. */
  recoveryCodes(): Promise<string[]> {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
      .allTextContents()
  }
}
