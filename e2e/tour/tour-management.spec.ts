import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { dayText } from '#shared/words/dates.ts'
import { downloadLines } from '../browser/download.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { TourManagementPage } from '../pages/tour-management-page.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { receivedMail } from '../run/outbox.ts'
import { newUser } from '../users/new-user.ts'
import { addTourRequest, TOUR } from '../users/tour-request.ts'

const TOURS = '**/api/tour/requests?*'

/** A surname that no other test uses. */
function newSurname(): string {
  return `Q${newUser()
    .email.split(/[.@]/)[1]
    ?.replace(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '')}`
}

test('a tour is found, confirmed and completed [tour-52]', async ({ page, users }) => {
  const surname = newSurname()
  const fullName = `Meera ${surname}`
  const { email } = newUser()
  await addTourRequest(email, { fullName, adminNotes: 'Comes with <b>her</b> father' })
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await page.addInitScript(() => {
    // There is no app for calls, and Chromium loses clicks while it looks for one.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.protocol === 'tel:') event.preventDefault()
    })
  })
  await page.goto('/admin-dashboard')
  await new AdminDashboardPage(page).link('Tour Management').click()
  await expect(page).toHaveURL('/admin/tour-management')
  await tours.search.fill(surname.toUpperCase())
  await expect(tours.count).toHaveText('Showing 1 tour.')
  const tour = tours.tour(fullName)
  expect(await downloadLines(page)).toEqual([
    expect.stringContaining('Name,Phone,'),
    expect.stringContaining(`${fullName},9822012345,${email}`),
    '',
  ])

  await test.step('the card shows all details [tour-53]', async () => {
    await expect(tour.card).toContainText('PENDING')
    await expect(tour.fact('Email')).toHaveText(email)
    await expect(tour.fact('Phone')).toContainText('+919822012345')
    await expect(tour.fact('Date')).toHaveText(dayText('en', hallDay(1)))
    await expect(tour.fact('Time')).toHaveText('9:00 AM - 10:00 AM')
    await expect(tour.fact('Exam')).toHaveText(TOUR.examPreparation)
    await expect(tour.fact('Notes')).toHaveText('Comes with <b>her</b> father')
    await expect(tour.buttons).toHaveText(['Edit Notes', 'Confirm Tour', 'Cancel Tour'])
    await expectAccessible(page, 'found')
    await expectNoHorizontalScroll(page, 'found')
  })

  await test.step("the notes can be changed without losing another admin's [tour-84]", async () => {
    await tour.editNotes.click()
    await expect(tours.notes).toBeFocused()
    await expect(tours.notes).toHaveValue('Comes with <b>her</b> father')
    await expectAccessible(page, 'the notes')
    await queryDatabase('UPDATE tour_requests SET admin_notes = $2 WHERE email = $1', [
      email,
      'Comes alone',
    ])
    await tours.notes.fill('Show her the quiet room')
    await tours.saveNotes.click()
    await expect(tours.notesDialog).toContainText('They now read: Comes alone')
    await expect(tours.notes).toHaveValue('Show her the quiet room')
    await tours.saveNotes.click()
    await expect(tours.notesDialog).toBeHidden()
    await expect(tour.fact('Notes')).toHaveText('Show her the quiet room')
    await expect(tour.editNotes).toBeFocused()
  })

  await test.step('reception calls the visitor and writes to them on WhatsApp, and records it [tour-754]', async () => {
    await expect(tour.whatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919822012345\?text=Hello%20Meera/,
    )
    await tour.call.click()
    await tour.card.getByRole('button', { name: 'Record a call' }).click()
    await expect(tour.fact('Last contact')).toHaveText(`Called ${dayText('en', hallDay())}`)
    await expect(tour.buttons).toHaveText(['Edit Notes', 'Confirm Tour', 'Cancel Tour'])
  })

  await test.step('a visitor to call today is listed under To call today until the day is removed [tour-543]', async () => {
    await tour.editNotes.click()
    await tours.callAgainOn.choose(hallDay())
    await tours.saveNotes.click()
    await expect(tour.fact('Call again')).toHaveText(dayText('en', hallDay()))
    await page.goto('/admin-dashboard')
    const callList = page.getByRole('region', { name: 'To call today' })
    await expect(callList).toContainText(fullName)
    await callList.getByRole('link', { name: new RegExp(fullName) }).click()
    await expect(page).toHaveURL('/admin/tour-management?followUp=due')
    await expect(tours.toCall).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'to call today')
    await tour.editNotes.click()
    await tours.removeCallDay.click()
    await tours.saveNotes.click()
    await expect(tour.card).toBeHidden()
    await tours.toCall.click()
    await tours.search.fill(surname)
    await expect(tour.fact('Call again')).toBeHidden()
  })

  await test.step('Confirm Tour confirms the tour and emails the visitor [tour-54]', async () => {
    const [reloaded] = await Promise.all([page.waitForResponse(TOURS), tour.confirm.dblclick()])
    expect(reloaded.status()).toBe(200)
    await expect(tour.card).toContainText('CONFIRMED')
    await expect(tour.buttons).toHaveText(['Edit Notes', 'Mark Complete', 'Cancel Tour'])
    await expect(tour.name).toBeFocused()
    await expect(tour.name).toHaveAccessibleDescription('CONFIRMED')
    const [firstName] = fullName.split(' ')
    expect((await receivedMail(email, /is confirmed$/)).text).toContain(`Dear ${firstName},`)
  })

  await test.step('Mark Complete asks first before the day of the tour, then emails a feedback request [tour-55]', async () => {
    await tour.complete.click()
    await expect(tours.earlyDialog).toContainText(`is on ${dayText('en', hallDay(1))}`)
    await expectAccessible(page, 'the confirmation')
    await tours.earlyDialog.getByRole('button', { name: 'Not Yet' }).click()
    await expect(tour.card).toContainText('CONFIRMED')
    await tour.complete.click()
    await tours.earlyDialog.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(tour.card).toContainText('COMPLETED')
    await expect(tour.buttons).toHaveText(['Edit Notes'])
    await receivedMail(email, /How was your tour/)
  })

  await tours.scanner.click()
  await expect(page).toHaveURL('/admin/qr-scanner')
  await page.goBack()
  await tours.back.click()
  await expect(page).toHaveURL('/admin-dashboard')
})

test('Cancel Tour asks for confirmation [tour-56]', async ({ page, users }) => {
  const fullName = `Meera ${newSurname()}`
  const { email } = newUser()
  await addTourRequest(email, { fullName, status: 'confirmed' })
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await tours.open()
  await tours.search.fill(email)
  const tour = tours.tour(fullName)
  await tour.cancel.click()
  await expect(tours.cancelDialog).toContainText(`The tour of ${fullName} on`)
  await expect(tours.cancelDialog).toContainText("We'll email the visitor.")
  await expectAccessible(page, 'the confirmation')
  await tours.cancelDialog.getByRole('button', { name: 'Keep Tour' }).click()
  await expect(tour.card).toContainText('CONFIRMED')
  await tour.cancel.click()
  await tours.cancelDialog.getByRole('button', { name: 'Cancel Tour' }).click()
  await expect(tour.card).toContainText('CANCELLED')
  await expect(tour.buttons).toHaveText(['Add Notes'])
  await receivedMail(email, /is cancelled$/)
})

test('the status filter shows only the chosen status [tour-57]', async ({ page, users }) => {
  const surname = newSurname()
  for (const status of TOUR_STATUSES) {
    await addTourRequest(newUser().email, { fullName: `${status} ${surname}`, status })
  }
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await tours.open()
  await expect(tours.status.control).toHaveText('All')
  await tours.search.fill(surname)
  await expect(tours.names).toHaveCount(4)
  await expectAccessible(page, 'all statuses')
  for (const status of TOUR_STATUSES) {
    await tours.status.choose(`${status.charAt(0).toUpperCase()}${status.slice(1)}`)
    await expect(tours.names).toHaveText([`${status} ${surname}`])
  }
  await tours.status.choose('Pending')
  await tours.tour(`pending ${surname}`).confirm.click()
  await expect(tours.none).toBeVisible()
  await tours.status.choose('All')
  await expect(tours.names).toHaveCount(4)
})

test('a long list has pages, which Back returns to with their search and status [tour-644]', async ({
  page,
  users,
}) => {
  const surname = newSurname()
  for (let number = 0; number < 52; number++) {
    await addTourRequest(newUser().email, { fullName: `Visitor ${number} ${surname}` })
  }
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await tours.open()
  await tours.search.fill(surname)
  await expect(tours.count).toHaveText('Showing 50 of 52 tours.')
  await tours.next.click()
  await expect(tours.count).toHaveText('Showing 2 of 52 tours.')
  await expect(tours.names).toHaveCount(2)
  await expect(tours.next).toBeDisabled()
  await tours.status.choose('Cancelled')
  await expect(tours.none).toBeVisible()
  await page.goBack()
  await expect(tours.count).toHaveText('Showing 2 of 52 tours.')
  await expect(tours.search).toHaveValue(surname)
  await page.goBack()
  await expect(tours.count).toHaveText('Showing 50 of 52 tours.')
  await page.goForward()
  await page.reload()
  await expect(tours.count).toHaveText('Showing 2 of 52 tours.')
  await expect(tours.search).toHaveValue(surname)
  await page.goBack()

  await test.step('searches the loaded tours before the server responds [tour-58]', async () => {
    await page.route(TOURS, () => {})
    await tours.search.fill(`visitor 7 ${surname}`)
    await expect(tours.names).toHaveText([`Visitor 7 ${surname}`])
  })
})

test('says that there are no results, that the list is loading, and that loading failed [tour-59]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await tours.open()
  await tours.search.fill('nobody has this name')
  await expect(tours.none).toBeVisible()
  await expectAccessible(page, 'nothing found')

  await test.step('Refresh reloads the list [tour-60]', async () => {
    await tours.search.fill('')
    await expect(tours.none).toBeHidden()
    const [response] = await Promise.all([page.waitForResponse(TOURS), tours.refresh.click()])
    expect(response.status()).toBe(200)
  })

  await page.route(TOURS, () => {})
  await tours.open()
  await expect(tours.loading).toBeVisible()
  await expectAccessible(page, 'loading')
  await page.unroute(TOURS)

  await page.route(TOURS, (route) => route.fulfill({ status: 500, json: {} }))
  await tours.open()
  await expect(tours.failure).toBeVisible()
  await expectAccessible(page, 'not loaded')
  await page.unroute(TOURS)
  await tours.retry.click()
  await expect(tours.count).toBeVisible()
  await expect(tours.failure).toBeHidden()
})

test('says that another admin has already changed a tour [tour-61]', async ({
  page,
  anotherPage,
  users,
}) => {
  const fullName = `Meera ${newSurname()}`
  const { email } = newUser()
  await addTourRequest(email, { fullName })
  const [first, second] = [await anotherPage(), page]
  for (const staffPage of [first, second]) {
    await logIn(staffPage, await users.admin())
    await new TourManagementPage(staffPage).open()
    await new TourManagementPage(staffPage).search.fill(email)
    await expect(new TourManagementPage(staffPage).count).toHaveText('Showing 1 tour.')
  }
  const late = new TourManagementPage(second)
  await new TourManagementPage(first).tour(fullName).confirm.click()
  await expect(new TourManagementPage(first).tour(fullName).card).toContainText('CONFIRMED')
  await queryDatabase("UPDATE tour_requests SET status = 'completed' WHERE email = $1", [email])
  await late.tour(fullName).confirm.click()
  await expect(late.refusal).toContainText('This tour is completed now. Please check it')
  await expectAccessible(second, 'refused')
  await late.refusal.getByRole('button', { name: 'OK' }).click()
  await expect(late.tour(fullName).card).toContainText('COMPLETED')
})

test('reports that sending a change failed [tour-62]', async ({ page, users }) => {
  const fullName = `Meera ${newSurname()}`
  const { email } = newUser()
  await addTourRequest(email, { fullName })
  await logIn(page, await users.admin())
  const tours = new TourManagementPage(page)
  await tours.open()
  await tours.search.fill(email)
  await page.route('**/api/tour/requests/*/status', (route) => route.fulfill({ status: 500 }))
  await tours.tour(fullName).confirm.click()
  await expect(tours.refusal).toBeVisible()
  await tours.refusal.getByRole('button', { name: 'OK' }).click()
  await expect(tours.tour(fullName).confirm).toBeEnabled()
})

test('a button and Escape clear the search', async ({ page, users }) => {
  await addTourRequest(newUser().email)
  const tours = new TourManagementPage(page)
  await logIn(page, await users.admin())
  await tours.open()
  const clearButton = page.getByRole('button', { name: 'Clear the search' })
  await expect(clearButton).toBeHidden()
  await tours.search.fill('nobody by this name')
  await expect(page.getByText('No tours found matching your criteria.')).toBeVisible()
  await clearButton.click()
  await expect(tours.search).toHaveValue('')
  await expect(tours.search).toBeFocused()
  await expect(page.getByText('No tours found matching your criteria.')).toBeHidden()
  await tours.search.fill('nobody')
  await tours.search.press('Escape')
  await expect(tours.search).toHaveValue('')
})
