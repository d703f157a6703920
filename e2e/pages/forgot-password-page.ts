import type { Page } from '@playwright/test'

export class ForgotPasswordPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get email() {
    return this.page.getByRole('textbox', { name: 'Email address' })
  }
  get sendCode() {
    return this.page.getByRole('button', { name: /^(Send OTP|Sending)/ })
  }
  get code() {
    return this.page.getByRole('textbox', { name: 'Verification code' })
  }
  get verify() {
    return this.page.getByRole('button', { name: /^Verify(ing)?/ })
  }
  get resend() {
    return this.page.getByRole('button', { name: /^Resend OTP/ })
  }
  get back() {
    return this.page.getByRole('button', { name: 'Back', exact: true })
  }
  get newPassword() {
    return this.page.getByLabel('New password', { exact: true })
  }
  get confirmPassword() {
    return this.page.getByLabel('Confirm password')
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
