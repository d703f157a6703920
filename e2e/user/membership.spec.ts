import { addDays, displayDay } from '#shared/domain/calendar-day.ts'
import { holdRequests } from '../browser/hold-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { freezeClock, hallDay } from '../run/clock.ts'
import { details } from '../users/details.ts'
import { selfie, textFile } from '../users/pictures.ts'
import { addTourRequest, addTwoTourRequests, TOUR } from '../users/tour-request.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

const BACKGROUND = 'Background Information'
const CONTACT = 'Personal & Contact Details'
const GOALS = 'Study Goals & Documentation'

test('completing a section opens the next one [membership-25]', async ({ page, users }) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  const form = details()
  await membership.open()
  const ariaExpanded = (title: string) => membership.section(title).getAttribute('aria-expanded')
  expect([
    await ariaExpanded(BACKGROUND),
    await ariaExpanded(CONTACT),
    await ariaExpanded(GOALS),
  ]).toEqual(['true', 'false', 'false'])

  await membership.fillBackground(form)
  await expect(membership.section(BACKGROUND)).toContainText('Completed')
  await expect(membership.section(CONTACT)).toHaveAttribute('aria-expanded', 'true')
  await membership.fillContact(form)
  await expect(membership.section(CONTACT)).toContainText('Completed')
  await expect(membership.section(GOALS)).toHaveAttribute('aria-expanded', 'true')
  await membership.fillGoals(form, await selfie())
  await expect(membership.section(GOALS)).toContainText('Completed')

  await membership.section(BACKGROUND).click()
  await expect(membership.education.control).toBeHidden()
  await membership.section(BACKGROUND).click()
  await expect(membership.education.control).toHaveText(form.educationalBackground)
  await membership.save.click()
  await expect(page).toHaveURL('/booking')
})

test('submitting an empty form shows what is missing, one section at a time [membership-26]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  const form = details()
  await membership.open()
  await membership.save.click()

  await expect(page.getByText('Please select an option', { exact: true })).toBeVisible()
  await expectProblem(membership.education.control, 'Educational background is required')
  await expectProblem(membership.occupation.control, 'Current occupation is required')
  await expect(membership.visited('yes')).toBeFocused()
  await expect(membership.section(BACKGROUND)).toContainText(
    'Please check: Previous visit, Educational background, Current occupation',
  )
  for (const later of [CONTACT, GOALS]) {
    await expect(membership.section(later)).toHaveAttribute('aria-expanded', 'false')
    await expect(membership.section(later)).not.toContainText('Please check')
  }

  await membership.fillBackground(form)
  await expectNoProblem(membership.fatherName)
  await membership.save.click()
  await expect(membership.fatherName).toBeFocused()
  await expectProblem(membership.fatherName, "Father's name is required")
  await expectProblem(membership.parentContact, "Parent's contact number is required")
  await expectProblem(membership.address, 'Current address is required')
  await expect(membership.section(GOALS)).not.toContainText('Please check')

  await membership.fillContact(form)
  await membership.save.click()
  await expectProblem(membership.exam.control, 'Please select an exam you are preparing for')
  await expectProblem(
    membership.examinationDate.control,
    'Please select a future examination date (tomorrow or later)',
  )
  await expectProblem(membership.selfie, 'Please upload a selfie photo')
})

test('a closed section opens when it has an error [membership-27]', async ({ page, users }) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  const form = details()
  await membership.open()
  await membership.fillBackground(form)
  await membership.fillContact({ ...form, parentContactNumber: '98220' })
  await membership.section(CONTACT).click()
  await expect(membership.fatherName).toBeHidden()
  await membership.section(GOALS).click()
  await membership.fillGoals(form, await selfie())
  await membership.save.click()
  await expect(membership.section(CONTACT)).toContainText("Please check: Parent's contact number")
  await expectProblem(membership.parentContact, 'Please enter a phone number with its area code')
  await expect(membership.parentContact).toBeFocused()
})

test('a job title is required except for students and the unemployed [membership-28]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  await membership.open()
  await membership.occupation.choose('Employed')
  await expect(membership.jobTitle).toBeFocused()
  await membership.jobTitle.blur()
  await expectProblem(membership.jobTitle, 'Job title is required')
  await membership.jobTitle.fill('Clerk')
  await expectNoProblem(membership.jobTitle)
  for (const occupation of ['Student', 'Unemployed']) {
    await membership.occupation.choose(occupation)
    await expect(membership.jobTitle).toBeDisabled()
    await expect(membership.jobTitle).toHaveValue('')
  }
})

test('the examination date must be tomorrow or later, and the selfie must be an image', async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  await membership.open()
  await membership.section(GOALS).click()
  const { examinationDate } = membership
  await examinationDate.open()
  await examinationDate.showMonthOf(hallDay(1))
  await expect(examinationDate.day(hallDay(1))).toBeEnabled()
  const today = examinationDate.day(addDays(hallDay(1), -1))
  await expect(today.and(page.getByRole('button', { disabled: false }))).toHaveCount(0)
  await examinationDate.dialog.getByRole('button', { name: 'Cancel' }).click()

  await membership.selfie.setInputFiles(textFile())
  await expectProblem(membership.selfie, 'Please select a valid image file')
  await membership.selfie.setInputFiles(await selfie())
  await expectNoProblem(membership.selfie)
  await membership.selfie.setInputFiles(textFile('notes.png', 'image/png'))
  await expectProblem(membership.selfie, 'Please select a valid image file')
  await membership.save.click()
  await expectProblem(membership.selfie, 'Please select a valid image file')
})

test('saving while the photo is being prepared includes the photo [membership-35]', async ({
  page,
  users,
}) => {
  // Decoding the photo takes a second, as on a slow phone.
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window)
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return decode(source)
    }
  })
  await logIn(page, await users.registered())
  const membership = new MembershipPage(page)
  await membership.open()
  const form = details()
  await membership.fillBackground(form)
  await membership.fillContact(form)
  await membership.fillGoals(form, await selfie())
  await membership.save.click()
  await expect(page).toHaveURL('/booking')
})

test('a reload restores the input except the photo, and logging out clears it', async ({
  page,
  users,
}) => {
  const user = await users.registered()
  await logIn(page, user)
  const membership = new MembershipPage(page)
  const form = details()
  await membership.open()
  await membership.fillBackground(form)
  await membership.fillContact(form)
  await membership.fillGoals(form, await selfie('me.jpg'))
  await expect(page.getByText('me.jpg')).toBeVisible()

  await page.reload()
  await expect(membership.selfie).toBeAttached()
  await expect(page.getByText('me.jpg')).toHaveCount(0)
  await expect(membership.occupation.control).toHaveText(form.currentOccupation)
  await expect(membership.address).toHaveValue(form.currentAddress)
  await membership.selfie.setInputFiles(await selfie())
  await membership.save.click()
  await expect(page).toHaveURL('/booking')

  await test.step('saving clears the draft', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('membershipDraft'))).toBeNull()
  })
  await test.step('the next user finds no draft', async () => {
    await membership.open()
    await membership.address.fill('5 Station Road')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

test('fills in details from the latest tour request, and shows a note for 5 seconds [membership-29]', async ({
  page,
  users,
}) => {
  const user = await users.registered()
  await addTwoTourRequests(user.profile.email)
  await page.clock.install()
  await logIn(page, user)
  const membership = new MembershipPage(page)
  const release = await holdRequests(page, '**/api/tour/requests/*')
  await membership.open()
  await freezeClock(page)
  release()
  // Advances the stopped clock in steps until the reply is processed.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(membership.prefillNote).toBeVisible({ timeout: 50 })
  }).toPass()
  await expect(membership.education.control).toHaveText(TOUR.educationalBackground)
  await expect(membership.occupation.control).toHaveText(TOUR.currentOccupation)
  await expect(membership.jobTitle).toHaveValue(TOUR.jobTitle)
  await page.clock.runFor(4_700)
  await expect(membership.prefillNote).toBeVisible()
  await page.clock.runFor(400)
  await expect(membership.prefillNote).toBeHidden()
  await page.clock.resume()
  await membership.section(GOALS).click()
  await expect(membership.exam.control).toHaveText(TOUR.examPreparation)
  await expect(membership.examinationDate.control).toHaveText(displayDay(TOUR.examinationDate))
})

test('ignores a failure to load the tours [membership-30]', async ({ page, users }) => {
  const user = await users.registered()
  await addTourRequest(user.profile.email)
  await logIn(page, user)
  const membership = new MembershipPage(page)
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/api/tour/requests/*', (route) => route.abort())
  await membership.open()
  await failed
  await membership.visited('no').check()
  await expect(membership.prefillNote).toBeHidden()
  await expect(membership.jobTitle).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('the saved details are shown again, and can be changed without a new selfie [membership-31]', async ({
  page,
  users,
}) => {
  const user = await users.withDetails()
  await logIn(page, user)
  const membership = new MembershipPage(page)
  await membership.open('/membership-details')
  await expect(membership.fatherName).toHaveValue(details().fatherName)
  await expect(page.getByText(/Your selfie is saved/)).toBeVisible()
  await membership.address.fill('5 Station Road, Satara')
  await membership.save.click()
  await expect(page).toHaveURL('/booking')
  const { membershipDetails } = await user.user()
  expect(membershipDetails?.currentAddress).toBe('5 Station Road, Satara')
})

test("shows the server's refusal in an alert and keeps the input [membership-32]", async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  const membership = new MembershipPage(page)
  await membership.open()
  await page.route('**/api/auth/update-membership', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The disk is full' } }),
  )
  await membership.address.fill('5 Station Road, Satara')
  await membership.save.click()
  const alert = page.getByRole('alertdialog', { name: 'Failed to save membership details' })
  await expect(alert).toContainText('The disk is full')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(membership.address).toHaveValue('5 Station Road, Satara')
})
