import { expect, type Page } from '@playwright/test'
import { GENDER_LABELS } from '#shared/domain/options.ts'
import type { NewUser } from '../users/new-user.ts'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

export class RegisterPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name, level: 1 })
  }
  get email() {
    return this.page.getByRole('textbox', { name: 'Email address' })
  }
  get sendCode() {
    return this.page.getByRole('button', { name: /^Send(ing)? OTP/ })
  }
  get code() {
    return this.page.getByRole('textbox', { name: 'Verification code' })
  }
  get verify() {
    return this.page.getByRole('button', { name: /^Verify(ing)?/ })
  }
  get resend() {
    return this.page.getByRole('button', { name: /^(Resend OTP|Sending OTP)/ })
  }
  get back() {
    return this.page.getByRole('button', { name: 'Back', exact: true })
  }
  get picture() {
    return this.page.getByLabel('Profile Picture')
  }
  get fullName() {
    return this.page.getByRole('textbox', { name: 'Full name' })
  }
  get phone() {
    return this.page.getByRole('textbox', { name: 'Mobile number' })
  }
  get dateOfBirth() {
    return dateField(this.page, 'Date of birth')
  }
  get gender() {
    return selectField(this.page, 'Gender')
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true })
  }
  get confirmPassword() {
    return this.page.getByLabel('Confirm password')
  }
  get strength() {
    return this.page.getByText(/^Password Strength:/)
  }
  get submit() {
    return this.page.getByRole('button', { name: /^(Continue|Creating)/ })
  }
  get prefillBanner() {
    return this.page.getByText(/name and gender.*tour details/)
  }

  async open() {
    await this.page.goto('/register')
    await this.heading('Create account').waitFor()
  }

  /** Completes steps 1 and 2. `codeFor` returns the code that was emailed. */
  async verifyEmail(email: string, codeFor: (email: string) => Promise<string>) {
    await this.email.fill(email)
    await this.sendCode.click()
    await this.code.fill(await codeFor(email))
    await this.verify.click()
    await this.fullName.waitFor()
  }

  async fillProfile(profile: NewUser) {
    await this.fullName.fill(profile.fullName)
    await this.phone.fill(profile.phone)
    // Choosing an option focuses the next field, so wait before typing.
    await this.dateOfBirth.choose(profile.dateOfBirth)
    await expect(this.gender.control).toBeFocused()
    await this.gender.choose(GENDER_LABELS[profile.gender])
    await expect(this.password).toBeFocused()
    await this.password.fill(profile.password)
    await this.confirmPassword.fill(profile.password)
  }
}
