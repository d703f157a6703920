import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { qrText } from '#server/testing/qr-text.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { dayText, weekdayText } from '#shared/words/dates.ts'
import { expect, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { TourPage } from '../pages/tour-page.ts'
import { VisitorPassPage } from '../pages/visitor-pass-page.ts'
import { hallDay } from '../run/clock.ts'
import { receivedMail } from '../run/outbox.ts'
import { tour } from '../users/tour.ts'
import { expectNoProblem, expectProblem } from '../widgets/field-problem.ts'

test('a visitor requests a tour and gets a pass [tour-63]', async ({ page }) => {
  const request = tour({ tourTime: '9:30 PM - 10:30 PM' })
  const form = new TourPage(page)
  const pass = new VisitorPassPage(page)
  await form.open()
  await form.fill({ ...request, phoneNumber: `+91 ${request.phoneNumber}` })

  await test.step('Devanagari digits become Latin digits [tour-500]', async () => {
    await form.back.click()
    await form.back.click()
    const typedPhone = request.phoneNumber.replace(/[0-9]/g, (digit) =>
      '०१२३४५६७८९'.charAt(Number(digit)),
    )
    await form.phone.fill(typedPhone)
    await expect(form.phone).toHaveValue(request.phoneNumber)
    await form.next.click()
    await form.next.click()
  })

  await test.step('a reload restores the step and the input [tour-396]', async () => {
    await page.reload()
    await expect(form.step(3)).toBeVisible()
    await expect(form.comparison).toHaveValue(request.studyRoomComparison)
    await page.goBack()
    await expect(form.email).toHaveValue(request.email)
    await form.back.click()
    await expect(form.step(1)).toBeVisible()
    await expect(form.fullName).toHaveValue(request.fullName)
    await expect(form.tourTime).toContainText(request.tourTime)
    await expect(form.tourDate.control).toContainText(displayDay(request.tourDate))
    await form.next.click()
    await form.next.click()
  })

  await test.step('nothing is sent before the visitor agrees to the declaration [tour-64]', async () => {
    await form.submit.click()
    await expect(form.declaration.dialog).toContainText('non-refundable deposit of Rs. 699')
    await form.declaration.submit.click()
    await expect(form.alert).toContainText('Please agree to the terms and conditions to proceed.')
    await form.alert.getByRole('button', { name: 'OK' }).click()
    await form.declaration.agree.check()
    await form.declaration.submit.click()
    await expect(page).toHaveURL('/visitor-pass')
  })

  const content = {
    type: 'VISITOR_PASS',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: request.fullName,
    email: request.email,
    contact: `+91${request.phoneNumber}`,
    gender: 'female',
    tourDate: request.tourDate,
    tourTime: request.tourTime,
    generatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    status: 'pending',
  }

  await test.step('the pass shows the tour, even after a reload [tour-65]', async () => {
    await expect(pass.status).toBeVisible()
    for (let loads = 0; loads < 2; loads++) {
      await expect(pass.details).toHaveText([
        request.fullName,
        weekdayText('en', request.tourDate),
        request.tourTime,
        request.email,
        `+91${request.phoneNumber}`,
        'Female',
      ])
      await expect(page.getByText('Please arrive 10 minutes before the tour.')).toBeVisible()
      const shown = await qrText(Uint8Array.from(await pass.qrCode.screenshot()))
      expect(JSON.parse(shown)).toEqual(content)
      if (loads === 0) await page.reload()
    }
  })

  await test.step('the saved picture contains the same pass [tour-66]', async () => {
    const { name, path } = await pass.save()
    expect(name).toBe(`visitor-pass-${request.tourDate}.png`)
    const picture = await readFile(path)
    expect(JSON.parse(await qrText(Uint8Array.from(picture)))).toEqual(content)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, density: 300 })
  })

  await test.step('the printed page shows the pass without buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(pass.status).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^(?!Skip)/ })).toHaveCount(0)
    const band = page.getByText('Visitor Pass', { exact: true }).locator('..')
    await expect(band).toHaveCSS('print-color-adjust', 'exact')
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the pass saves the tour as a calendar entry [tour-739]', async () => {
    const { name, text } = await pass.saveToCalendar()
    expect(name).toBe('tour.ics')
    expect(text).toMatch(/^UID:[0-9a-f-]{36}\r$/m)
    expect(text).toMatch(/^DTSTART:\d{8}T160000Z\r$/m)
  })

  await test.step('the email contains the same pass, with only the first name', async () => {
    const mail = await receivedMail(request.email, /visitor pass/)
    expect(mail.text).toContain(`${weekdayText('en', request.tourDate)}, ${request.tourTime}.`)
    const [picture] = mail.attachments
    expect(picture?.name).toBe('visitor-pass.png')
    expect(JSON.parse(await qrText(picture?.bytes ?? new Uint8Array()))).toEqual({
      ...content,
      name: request.fullName.split(' ')[0],
      contact: '',
    })
  })

  await pass.backToMain.click()
  await expect(page).toHaveURL('/')

  await test.step("the landing page shows this browser's tour, with a link to its pass [landing-723]", async () => {
    const ownTour = page.locator('#tour')
    await expect(ownTour).toContainText(
      `Your tour: ${weekdayText('en', request.tourDate).slice(0, -5)}, 9:30 PM.`,
    )
    await page.getByRole('link', { name: 'हिन्दी' }).click()
    await expect(ownTour).toContainText('आपकी विज़िट: ')
    await page.getByRole('link', { name: 'English' }).click()
    await expectAccessible(page, 'the landing page with a tour')
    await ownTour.getByRole('link', { name: 'Open your pass' }).click()
    await expect(pass.details.first()).toHaveText(request.fullName)
    await page.goBack()
  })

  await test.step('a returning visitor sees the tour first [tour-397]', async () => {
    await page.goto('/tour')
    await expect(form.requestedTour.title).toHaveText(
      `Your tour on ${dayText('en', request.tourDate)} at 9:30 PM`,
    )
    await expectAccessible(page, "the browser's open tour")
    await form.requestedTour.showPass.click()
    await expect(pass.details).toContainText([request.fullName])
    await page.goto('/tour')
    await form.requestedTour.another.click()
    await expect(form.fullName).toHaveValue('')
    await page.reload()
    await form.requestedTour.forget.click()
    await expect(form.fullName).toHaveValue('')
    await page.reload()
    await expect(form.fullName).toBeVisible()
    await expect(form.requestedTour.title).toBeHidden()
  })
})

test("a stored pass and an emailed one show the tour's current status [tour-527]", async ({
  page,
  context,
  anotherPage,
}) => {
  const request = tour()
  const form = new TourPage(page)
  const pass = new VisitorPassPage(page)
  const day = dayText('en', request.tourDate)
  await form.openFilled(request)
  await form.send()
  await expect(pass.status).toBeVisible()
  await expect(
    page.getByText(`We look forward to seeing you on ${day}, 10:00 AM - 11:00 AM.`),
  ).toBeVisible()
  await expectAccessible(page, 'the visitor pass')

  await test.step('without a network, the pass says how old its status is', async () => {
    await expect(page.getByText(/^As of/)).toBeHidden()
    await context.setOffline(true)
    await expect(page.getByText(/^As of .* We couldn't check the status just now/)).toBeVisible()
    await expect(page.getByText("You're offline.")).toBeHidden()
    await expect(pass.qrCode).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^As of/)).toBeHidden()
  })

  const { text } = await receivedMail(request.email, /visitor pass/)
  const link = /\S+\/visitor-pass#\S+/.exec(text)?.[0] ?? ''
  const emailedPage = await anotherPage()
  const linkedPass = new VisitorPassPage(emailedPage)

  await test.step('the emailed link opens the pass in another browser, without name and contact [tour-528]', async () => {
    await emailedPage.goto(link)
    await expect(linkedPass.status).toBeVisible()
    await expect(linkedPass.details).toHaveText([
      weekdayText('en', request.tourDate),
      '10:00 AM - 11:00 AM',
    ])
    await emailedPage.goto(link.replace(/.{4}$/, 'ffff'))
    await emailedPage.reload()
    await expect(emailedPage.getByText('The data of this tour has been deleted')).toBeVisible()
  })

  const later = hallDay(5)
  const laterDay = dayText('en', later)

  await test.step('the visitor moves the tour, and the pass and the email follow [tour-738]', async () => {
    await pass.change.click()
    await expectAccessible(page, 'the dialog that moves a tour')
    await pass.moveDialog.date.choose(later)
    await pass.moveDialog.chooseNextHour()
    await pass.moveDialog.save.click()
    await expect(pass.moveDialog.dialog).toBeHidden()
    await expect(page.getByText("Changed. We've emailed you the new pass.")).toBeVisible()
    await expect(
      page.getByText(`We look forward to seeing you on ${laterDay}, 11:00 AM - 12:00 PM.`),
    ).toBeVisible()
    const mail = await receivedMail(request.email, /is now on/)
    expect(mail.text).toContain(`${weekdayText('en', later)}, 11:00 AM - 12:00 PM.`)
    await emailedPage.goto(/\S+to=change#\S+/.exec(mail.text)?.[0] ?? '')
    await linkedPass.moveDialog.dialog.getByRole('button', { name: 'Keep tour' }).click()
    await expect(linkedPass.details).toHaveText([weekdayText('en', later), '11:00 AM - 12:00 PM'])
    await emailedPage.goto(/\S+to=cancel#\S+/.exec(mail.text)?.[0] ?? '')
    await expect(emailedPage.getByRole('alertdialog', { name: 'Cancel this tour?' })).toBeVisible()
  })

  await test.step('the visitor cancels the tour after a confirmation [tour-723]', async () => {
    await pass.cancel.click()
    const question = page.getByRole('alertdialog', { name: 'Cancel this tour?' })
    await expect(question).toContainText(`We won't expect you on ${laterDay}, 11:00 AM - 12:00 PM.`)
    await expectAccessible(page, 'the question before cancelling')
    await question.getByRole('button', { name: 'Keep tour' }).click()
    await expect(pass.qrCode).toBeVisible()
    await pass.cancel.click()
    await question.getByRole('button', { name: 'Cancel tour' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('for a cancelled tour, neither the stored pass nor /tour shows a code', async () => {
    await expect(page.getByText('Status: Cancelled')).toBeInViewport()
    await expect(pass.qrCode).toBeHidden()
    await expectAccessible(page, 'a cancelled visitor pass')
    await page.goto('/')
    await expect(page.getByText('Your tour:')).toBeHidden()
    await page.goto('/tour')
    await expect(form.requestedTour.card).toContainText(
      'is cancelled. You can request another one.',
    )
    await form.requestedTour.showPass.click()
    await expect(page.getByText('Status: Cancelled')).toBeVisible()
    await page.getByRole('link', { name: 'Request another tour' }).click()
    await expect(form.fullName).toHaveValue('')
  })
})

test('each step shows what is missing, and focuses the first invalid field [tour-67]', async ({
  page,
}) => {
  const form = new TourPage(page)
  await form.open()
  await form.next.click()
  await expect(form.fullName).toBeFocused()
  await expectProblem(form.fullName, 'Full name is required')
  await expectProblem(form.phone, 'Phone number is required')
  await expectProblem(form.tourDate.control, 'Tour date is required')
  await expectProblem(form.tourTime, 'Tour time is required')
  await form.phone.fill('5876543210')
  await expectProblem(form.phone, 'Please enter a valid 10-digit Indian mobile number')
  await form.phone.fill('+91 98765 43210')
  await expectNoProblem(form.phone)

  await form.fillVisit(tour())
  await form.next.click()
  await expect(form.step(2)).toBeVisible()
  await expectNoProblem(form.email)
  await form.next.click()
  await expect(form.email).toBeFocused()
  await expectProblem(form.email, 'Email is required')
  await expectProblem(form.gender.control, 'Gender is required')
  await form.email.fill('asha@')
  await expectProblem(form.email, 'Please enter a valid email address')

  await form.fillAbout(tour())
  await form.next.click()
  await form.submit.click()
  await expect(form.exam.control).toBeFocused()
  await expectProblem(form.howDidYouKnow.control, 'This field is required')
  await expectProblem(form.comparison, 'Study room comparison is required')
  await expect(form.declaration.dialog).toBeHidden()
})

test('the tour date must be from tomorrow to 30 days ahead [tour-68]', async ({ page }) => {
  const { tourDate } = new TourPage(page)
  await new TourPage(page).open()
  await tourDate.open()
  for (const [later, open] of [
    [0, false],
    [1, true],
    [30, true],
    [31, false],
  ] as const) {
    const day = hallDay(later)
    const isShown = await tourDate.day(day).isVisible()
    if (!isShown && open) await tourDate.showMonthOf(day)
    if (open) await expect(tourDate.day(day)).toBeEnabled()
    else if (await tourDate.day(day).isVisible()) await expect(tourDate.day(day)).toBeDisabled()
  }
})

test('the hours and minutes of the time picker wrap around [tour-69]', async ({ page }) => {
  const form = new TourPage(page)
  const { hour, minute, slot, nextHour, nextMinute, confirm, cancel } = form.timePicker
  await form.open()
  await form.tourTime.click()
  await expect(hour).toBeFocused()
  await expect(slot).toHaveText('10:00 AM - 11:00 AM')
  await hour.press('ArrowDown')
  await expect(slot).toHaveText('9:00 AM - 10:00 AM')
  await hour.press('ArrowDown')
  await expect(slot).toHaveText('9:00 PM - 10:00 PM')
  await nextHour.click()
  await nextMinute.click()
  await expect(slot).toHaveText('9:30 AM - 10:30 AM')
  await minute.press('ArrowUp')
  await expect(slot).toHaveText('9:00 AM - 10:00 AM')
  await confirm.click()
  await expect(form.tourTime).toContainText('9:00 AM - 10:00 AM')

  await form.tourTime.click()
  await nextHour.click()
  await cancel.click()
  await expect(form.tourTime).toContainText('9:00 AM - 10:00 AM')
})

test('a job title is required except for students and the unemployed [tour-70]', async ({
  page,
}) => {
  const form = new TourPage(page)
  await form.openDraft(tour())
  await form.next.click()
  for (const occupation of ['Student', 'Unemployed']) {
    await form.occupation.choose('Employed')
    await form.jobTitle.fill('Clerk')
    await form.occupation.choose(occupation)
    await expect(form.jobTitle).toBeDisabled()
    await expect(form.jobTitle).toHaveValue('')
  }
  await form.occupation.choose('Retired')
  await form.next.click()
  await expectProblem(form.jobTitle, 'Job title is required')
  await expect(form.jobTitle).toBeFocused()
})

test('rejects a second request while the first is pending [tour-71]', async ({ page }) => {
  const request = tour()
  const form = new TourPage(page)
  await form.openFilled(request)
  await form.send()
  await expect(page).toHaveURL('/visitor-pass')
  await form.openFilled({ ...request, tourDate: hallDay(4) })
  await form.send()
  await expect(form.alert).toContainText(
    'You already have a pending tour request. Please wait for confirmation or contact us.',
  )
  await form.alert.getByRole('button', { name: 'OK' }).click()
  await expect(form.declaration.dialog).toBeHidden()
  await expect(form.comparison).toHaveValue(request.studyRoomComparison)
})

test('opens an earlier step if the server refuses one of its fields [tour-398]', async ({
  page,
}) => {
  const form = new TourPage(page)
  await form.openFilled(tour())
  await page.route('**/api/tour/request', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        code: 'validationFailed',
        message: 'Validation failed',
        errors: [
          { path: 'email', code: 'emailInvalid', msg: 'Please enter a valid email address' },
          { path: 'tourTime', code: 'tourTimeInvalid', msg: 'Please select a valid tour time' },
        ],
      },
    }),
  )
  await form.send()
  await form.alert.getByRole('button', { name: 'OK' }).click()
  await expect(form.tourTime).toBeFocused()
  await expectProblem(form.tourTime, 'Please select a valid tour time')
  await form.next.click()
  await expectProblem(form.email, 'Please enter a valid email address')
})

test("shows the server's refusal [tour-72]", async ({ page }) => {
  const form = new TourPage(page)
  await form.openFilled(tour())
  const replies: [number, object, string][] = [
    [
      409,
      { message: 'You already have a tour request for this date' },
      'To choose a different date, open the visitor pass in our email.',
    ],
    [400, { message: 'Tour date must be at least tomorrow' }, 'Today is not allowed'],
    [
      503,
      { message: 'The hall is full' },
      'Failed to submit tour request: The hall is full. Please try again or contact support.',
    ],
    [200, {}, 'Failed to submit tour request.'],
  ]
  for (const [status, json, shown] of replies) {
    await page.route('**/api/tour/request', (route) =>
      route.fulfill({ status, json: { success: false, ...json } }),
    )
    await form.send()
    await expect(form.alert).toContainText(shown)
    await form.alert.getByRole('button', { name: 'OK' }).click()
    // The refused date is on the first step.
    for (let steps = 0; steps < 2 && (await form.next.isVisible()); steps++) await form.next.click()
    await expect(form.step(3)).toBeVisible()
  }
  await page.route('**/api/tour/request', (route) => route.abort('internetdisconnected'))
  await form.send()
  await expect(form.alert).toContainText(
    'Failed to submit tour request: Network error - please check your internet connection and try again.',
  )
})

test('redirects from the pass to the form if there is no tour [tour-73]', async ({ page }) => {
  await page.goto('/visitor-pass')
  await expect(page).toHaveURL('/tour')
  await expect(new TourPage(page).heading).toBeVisible()
})

test('saves the pass without the logo when the logo fails to load [tour-74]', async ({ page }) => {
  const form = new TourPage(page)
  const pass = new VisitorPassPage(page)
  const request = tour()
  await form.openFilled(request)
  await page.route('**/favicon.svg', (route) => route.fulfill({ status: 200, body: '' }))
  await form.send()
  const { path } = await pass.save()
  const content: unknown = JSON.parse(await qrText(Uint8Array.from(await readFile(path))))
  expect(content).toMatchObject({ email: request.email })
})

test('the form, its dialogs and the pass are accessible', async ({ page }) => {
  test.slow()
  const form = new TourPage(page)
  const pass = new VisitorPassPage(page)
  const check = async (state: string) => {
    await expectAccessible(page, state)
    await expectNoHorizontalScroll(page, state)
  }
  await form.open()
  await check('empty')
  await form.next.click()
  await expectProblem(form.tourTime, 'Tour time is required')
  await check('with problems')
  await form.tourTime.click()
  await check('the time picker')
  await form.openDraft(tour({ fullName: 'Lakshminarayanan Venkatasubramanian-Chidambaram' }))
  await form.next.click()
  await expect(form.step(2)).toBeVisible()
  await check('step 2')
  await form.next.click()
  await expect(form.step(3)).toBeVisible()
  await check('step 3')
  await form.submit.click()
  await check('the declaration')
  await form.declaration.agree.check()
  await form.declaration.submit.click()
  await expect(pass.qrCode).toBeVisible()
  await check('the pass')
})
