import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mailedCode } from '../run/outbox.ts'

export class YourToursPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Your tours', level: 1 })
  }
  get email() {
    return this.page.getByLabel('Email address')
  }
  get send() {
    return this.page.getByRole('button', { name: 'Send OTP' })
  }
  get otp() {
    return this.page.getByLabel('OTP', { exact: true })
  }
  get show() {
    return this.page.getByRole('button', { name: 'Show my tours' })
  }
  tour(day: string) {
    return this.page.getByRole('region', { name: `Tour on ${day}` })
  }
  get delete() {
    return this.page.getByRole('button', { name: 'Delete my tour data' })
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Delete your tour data?' })
  }
  get confirm() {
    return this.dialog.getByRole('button', { name: 'Delete permanently' })
  }

  async open() {
    await this.page.goto('/your-tours')
    await this.heading.waitFor()
  }

  /** Asks for an OTP and enters the one that was emailed. */
  async verifyEmail(email: string) {
    await this.email.fill(email)
    await this.send.click()
    await this.otp.fill(await mailedCode(email))
    await this.show.click()
  }

  async downloadFile(): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    return { name: download.suggestedFilename(), text }
  }
}
