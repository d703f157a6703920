import type { Page } from '@playwright/test'

export class VisitorPassPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Your Visitor Pass', level: 1 })
  }
  get qrCode() {
    return this.page.getByRole('img', { name: 'Your visitor pass QR code' })
  }
  get status() {
    return this.page.getByText('Status: Confirmed', { exact: true })
  }
  get details() {
    return this.page.getByRole('definition')
  }
  get download() {
    return this.page.getByRole('button', { name: 'Download Pass' })
  }
  get cancel() {
    return this.page.getByRole('button', { name: 'Cancel tour' })
  }
  get backToMain() {
    return this.page.getByRole('link', { name: 'Back to Main' })
  }

  /** Returns the name and the bytes of the picture that Download Pass saves. */
  async save() {
    const [saved] = await Promise.all([this.page.waitForEvent('download'), this.download.click()])
    return { name: saved.suggestedFilename(), path: await saved.path() }
  }
}
