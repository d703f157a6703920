import type { Page } from '@playwright/test'

export class ForgotPasswordPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get email() {
    return this.page.getByRole('textbox', { name: 'Email Address' })
  }
  get sendCode() {
    return this.page.getByRole('button', { name: /^(Send Reset Code|Sending)/ })
  }
  get code() {
    return this.page.getByRole('textbox', { name: 'Verification code' })
  }
  get verify() {
    return this.page.getByRole('button', { name: /^Verify(ing)?/ })
  }
  get resend() {
    return this.page.getByRole('button', { name: /^Resend Code/ })
  }
  get back() {
    return this.page.getByRole('button', { name: 'Back', exact: true })
  }
  get newPassword() {
    return this.page.getByLabel('New Password', { exact: true })
  }
  get confirmPassword() {
    return this.page.getByLabel('Confirm Password')
  }
  get reset() {
    return this.page.getByRole('button', { name: /^Reset(ting)?/ })
  }

  async open() {
    await this.page.goto('/forgot-password')
    await this.email.waitFor()
  }

  async askFor(email: string) {
    await this.email.fill(email)
    await this.sendCode.click()
  }

  async enterCode(code: string) {
    await this.code.fill(code)
    await this.verify.click()
  }
}
