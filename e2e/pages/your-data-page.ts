import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { personalData } from '#shared/contract/user/personal-data.ts'

export class YourDataPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Your data', level: 1 })
  }
  get download() {
    return this.page.getByRole('button', { name: 'Download my data' })
  }
  get delete() {
    return this.page.getByRole('button', { name: 'Delete my account' })
  }
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Delete your account?' })
  }
  get endMembership() {
    return this.dialog.getByRole('checkbox')
  }
  get password() {
    return this.dialog.getByLabel('Your password')
  }
  get confirm() {
    return this.dialog.getByRole('button', { name: /^Delet(e permanently|ing)/ })
  }

  /** The sessions, most recently used first. */
  get devices() {
    return this.page.getByRole('listitem').filter({ hasText: 'Last used' })
  }
  get changePassword() {
    return this.page.getByRole('button', { name: 'Change password' })
  }
  get currentPassword() {
    return this.page.getByLabel('Current password')
  }
  get newPassword() {
    return this.page.getByLabel('New password', { exact: true })
  }
  get savePassword() {
    return this.page.getByRole('button', { name: 'Save password' })
  }

  get saveChanges() {
    return this.page.getByRole('button', { name: 'Save changes' })
  }
  get changeEmail() {
    return this.page.getByRole('button', { name: 'Change email' })
  }
  get newEmail() {
    return this.page.getByLabel('New email')
  }
  get ownPassword() {
    return this.page.getByLabel('Your password')
  }
  get sendOtp() {
    return this.page.getByRole('button', { name: 'Send OTP' })
  }
  get otp() {
    return this.page.getByLabel('OTP', { exact: true })
  }
  /** The button in the dialog. */
  get confirmEmail() {
    return this.page.getByRole('dialog').getByRole('button', { name: 'Change email' })
  }

  async fillPasswords({ current, next }: { current: string; next: string }) {
    await this.currentPassword.fill(current)
    await this.newPassword.fill(next)
    await this.page.getByLabel('Confirm new password').fill(next)
  }

  async open() {
    await this.page.goto('/your-data')
    await this.heading.waitFor()
  }

  /** Downloads the file and parses it by the contract. */
  async downloadFile() {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.download.click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    return { name: download.suggestedFilename(), data: z.parse(personalData, JSON.parse(text)) }
  }
}
