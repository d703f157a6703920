import { GENDER_LABELS } from '#shared/domain/options.ts'
import { expect, test } from '../fixtures.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { endResendWait } from '../run/codes.ts'
import { mailedCode } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'
import { largePicture, selfie, textFile } from '../users/pictures.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

test('the profile step validates every field [register-19]', async ({ page }) => {
  const { email } = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(email, mailedCode)
  await expect(register.email).toHaveValue(email)
  await expect(register.email).not.toBeEditable()

  await test.step('shows an error on every empty field [register-20]', async () => {
    await register.submit.click()
    await expectProblem(register.fullName, 'Full name is required')
    await expectProblem(register.phone, 'Phone number is required')
    await expectProblem(register.dateOfBirth.control, 'Date of birth is required')
    await expectProblem(register.gender.control, 'Please select your gender')
    await expectProblem(register.password, 'Password is required')
    await expectProblem(register.confirmPassword, 'Please confirm your password')
    await expect(register.fullName).toBeFocused()
  })

  await test.step('requires a first and a last name, in letters [register-21]', async () => {
    for (const [name, problem] of [
      ['A', 'Full name must be at least 2 characters long'],
      [`Asha ${'k'.repeat(96)}`, 'Full name is too long (maximum 100 characters)'],
      ['Asha', 'Please enter your first and last name'],
    ] as const) {
      await register.fullName.fill(name)
      await expectProblem(register.fullName, problem)
    }
    await register.fullName.fill('Asha Kulkarni 2')
    await expect(register.fullName).toHaveAttribute('aria-invalid', 'true')
    await register.fullName.fill("Asha O'Neil-Kulkarni")
    await expectNoProblem(register.fullName)
  })

  await test.step('requires ten digits, the first one from 6 to 9 [register-22]', async () => {
    await register.phone.fill('98-220 1234x')
    await expect(register.phone).toHaveValue('982201234')
    await expectProblem(register.phone, 'Phone number must be exactly 10 digits')
    await register.phone.fill('5822012345')
    await expectProblem(register.phone, 'Phone number must start with 6, 7, 8 or 9')
    await register.phone.fill('982201234567')
    await expect(register.phone).toHaveValue('9822012345')
    await expectNoProblem(register.phone)
  })

  await test.step('offers years from 100 to 12 years ago for the date of birth [register-23]', async () => {
    const thisYear = new Date().getFullYear()
    await register.dateOfBirth.open()
    const years = register.dateOfBirth.dialog.getByRole('group', { name: 'Year' })
    await expect(years.getByRole('button').first()).toHaveText(String(thisYear - 100))
    await expect(years.getByRole('button').last()).toHaveText(String(thisYear - 12))
    await register.dateOfBirth.dialog.getByRole('button', { name: 'Cancel' }).click()
    await register.dateOfBirth.choose('1995-03-15')
    await expect(register.dateOfBirth.control).toHaveText('March 15, 1995')
    await expectNoProblem(register.dateOfBirth.control)
    await expect(register.gender.control).toBeFocused()
  })

  await test.step('focuses the next field after the gender is chosen [register-24]', async () => {
    const before = page.viewportSize()
    // A viewport in which the next field is visible only after scrolling.
    await page.setViewportSize({ width: 390, height: 240 })
    await register.gender.choose('Prefer not to say')
    await expectNoProblem(register.gender.control)
    await expect(register.password).toBeFocused()
    await expect(register.password).toBeInViewport({ ratio: 1 })
    if (before) await page.setViewportSize(before)
  })

  await test.step('shows how strong the password is, and what it lacks [register-25]', async () => {
    for (const [password, strength, problem] of [
      ['abc', 'Weak', 'Password must be at least 8 characters long'],
      ['abcdefgh', 'Weak', 'Password must contain at least one uppercase letter'],
      ['Abcdefgh', 'Fair', 'Password must contain at least one number'],
      ['Abcdefg1', 'Good', 'Password must contain at least one special character'],
      ['ABCDEF1!', 'Good', 'Password must contain at least one lowercase letter'],
    ] as const) {
      await register.password.fill(password)
      await expect(register.strength).toHaveText(`Password Strength: ${strength}`)
      await expectProblem(register.password, problem)
    }
    await register.password.fill('Dyanpeeth1!')
    await expect(register.strength).toHaveText('Password Strength: Weak')
    await register.password.fill('Abcdef1!')
    await expect(register.strength).toHaveText('Password Strength: Strong')
    await expectNoProblem(register.password)
    await register.confirmPassword.fill('Abcdef1?')
    await expectProblem(
      register.confirmPassword,
      'Passwords do not match. Please make sure both passwords are identical',
    )
    await register.confirmPassword.fill('Abcdef1!')
    await expectNoProblem(register.confirmPassword)
  })
})

test('a profile picture must be an image, and is shrunk and saved [register-26]', async ({
  page,
  users,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(profile.email, mailedCode)

  await register.picture.setInputFiles(textFile())
  await expectProblem(register.picture, 'Please select a valid image file')
  await register.picture.setInputFiles(await selfie('me.jpg'))
  await expectNoProblem(register.picture)
  await register.picture.setInputFiles(textFile('notes.png', 'image/png'))
  await expectProblem(register.picture, 'Please select a valid image file')

  await test.step('accepts a picture of any size and shrinks it [register-42]', async () => {
    for (const megabytes of [3.9, 7]) {
      await register.picture.setInputFiles(await largePicture(megabytes))
      await expect(page.getByText('heavy.jpg')).toBeVisible()
      await expectNoProblem(register.picture)
      await register.picture.setInputFiles(await selfie('me.jpg'))
      await expect(page.getByText('heavy.jpg')).toBeHidden()
    }
  })

  await test.step('a picture must be below 4 MB in a browser that cannot shrink it [register-43]', async () => {
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)
    })
    await register.picture.setInputFiles(await largePicture(5.1))
    await expectProblem(register.picture, 'File size must be less than 5MB')
    await register.picture.setInputFiles(await largePicture(4.2))
    await expectProblem(
      register.picture,
      'Profile picture is too large. Please choose an image smaller than 4MB.',
    )
    await register.picture.setInputFiles(await largePicture(3.9))
    await expectNoProblem(register.picture)
  })
  await register.picture.setInputFiles(await selfie('me.jpg'))
  await expectNoProblem(register.picture)
  await expect(page.getByText('me.jpg')).toBeVisible()

  await register.fillProfile(profile)
  await register.submit.click()
  await expect(register.heading('Congratulations!')).toBeVisible()
  const { avatar } = await (await users.returning(profile)).user()
  expect(avatar).toMatch(/^\/uploads\//)
})

test('a reload resumes the code step, as after a phone discarded the tab [otp-25]', async ({
  page,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.email.fill(profile.email)
  await register.sendCode.click()
  const code = await mailedCode(profile.email)
  await page.reload()
  await expect(register.heading('Verify your email')).toBeVisible()
  await expect(page.getByText(profile.email)).toBeVisible()
  await expect(register.resend).toBeDisabled()
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(stored).not.toContain(code)
  await register.code.fill(code)
  await register.verify.click()
  await expect(register.fullName).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('sentCode'))).toBeNull()
})

test('a reload resumes the profile step with the input, except the passwords', async ({ page }) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(profile.email, mailedCode)
  await page.reload()
  await expect(register.email).toHaveValue(profile.email)

  await register.fillProfile(profile)
  await page.reload()
  await expect(register.fullName).toHaveValue(profile.fullName)
  await expect(register.phone).toHaveValue(profile.phone)
  await expect(register.gender.control).toHaveText(GENDER_LABELS[profile.gender])
  await expect(register.password).toHaveValue('')
  await expect(register.confirmPassword).toHaveValue('')
  await register.password.fill(profile.password)
  await register.confirmPassword.fill(profile.password)
  await register.submit.click()
  await expect(register.heading('Congratulations!')).toBeVisible()
})

test('opening the page again starts over', async ({ page }) => {
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(newUser().email, mailedCode)
  await register.fullName.fill('Asha Patil')
  await register.open()
  await expect(register.email).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('registrationFormData'))).toBeNull()
})

test('refuses a phone number that has an account [register-27]', async ({ page, users }) => {
  const { profile } = await users.registered()
  const duplicate = newUser({ phone: profile.phone })
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(duplicate.email, mailedCode)
  await register.fillProfile(duplicate)
  await register.submit.click()
  await expectProblem(
    register.phone,
    'This phone number is already registered with another account. Please use a different phone number.',
  )
  await expect(register.phone).toBeFocused()

  await test.step('shows the refusal of the register call if the number could not be checked [register-28]', async () => {
    await page.route('**/api/auth/check-phone', (route) => route.abort())
    await register.submit.click()
    await expectProblem(
      register.phone,
      'This phone number is already registered. Please use a different number.',
    )
  })
})

test('refuses an email that has been registered meanwhile [register-29]', async ({
  page,
  users,
}) => {
  const profile = newUser()
  const register = new RegisterPage(page)
  await register.open()
  await register.verifyEmail(profile.email, mailedCode)
  await endResendWait(profile.email)
  await users.registered({ email: profile.email })
  await register.fillProfile(profile)
  await register.submit.click()
  await expect(page.getByRole('alert')).toContainText(
    'This email is already registered. Please sign in instead.',
  )
})
