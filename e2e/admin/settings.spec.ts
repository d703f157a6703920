import { addDays, dayParts, displayDay } from '#shared/domain/calendar-day.ts'
import { HALL_NAME, HALL_NAME_MARATHI } from '#shared/domain/settings/hall-details.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { TourPage } from '../pages/tour-page.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { tour } from '../users/tour.ts'
import { dateField } from '../widgets/date-field.ts'

// Serial, because one of two concurrent saves of the settings is refused.
test.describe.configure({ mode: 'default' })

test('a changed name appears on every page and on the passes', async ({
  page,
  anotherPage,
  users,
}) => {
  const name = 'Sharma & Sons <i>Library</i>'
  const member = await users.member()
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  await settings.name.fill(name)
  await settings.saveChanges()
  await expect(page.getByRole('banner')).toContainText(name)
  await expect(page).toHaveTitle(`System Settings · ${name}`)

  const otherPage = await anotherPage()
  // The page must show the new name even before its first call.
  await otherPage.route('**/api/hall', (route) => route.abort())
  await otherPage.goto('/')
  await expect(otherPage).toHaveTitle(`${name}: a quiet seat for exam students`)
  await expect(otherPage.getByRole('banner')).toContainText(name)
  await expect(otherPage.getByRole('contentinfo')).toContainText(name)
  await expect(otherPage.getByText(HALL_NAME_MARATHI)).toHaveCount(0)
  await otherPage.getByRole('link', { name: 'Log in' }).click()
  await expect(otherPage.getByRole('banner').getByRole('link')).toHaveText(name)
  await expect(otherPage).toHaveTitle(`Log in · ${name}`)
  await expect(new LoginPage(otherPage).identifier).toHaveAccessibleName('Email or member ID')

  await otherPage.addInitScript(recordDrawnTexts)
  await logIn(otherPage, member)
  const dashboard = new DashboardPage(otherPage)
  await dashboard.open()
  await expect(otherPage.getByRole('banner')).toContainText(name)
  await Promise.all([otherPage.waitForEvent('download'), dashboard.downloadPass.click()])
  const drawn = await otherPage.evaluate(() => Reflect.get(window, 'drawnTexts').join(' '))
  expect(drawn).toContain(`${name} Membership Pass`)
  expect(drawn).not.toContain(HALL_NAME)
})

/** Runs in the page. Records all texts that are drawn on a canvas, such as those of a pass. */
function recordDrawnTexts() {
  const drawn: string[] = []
  Reflect.set(window, 'drawnTexts', drawn)
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (...args) {
    drawn.push(args[0])
    return fillText.apply(this, args)
  }
}

test('a changed contact appears wherever visitors need it [settings-6]', async ({
  page,
  anotherPage,
  users,
}) => {
  test.slow()
  const desk = await anotherPage()
  const settings = new SettingsPage(desk)
  await logIn(desk, await users.admin())
  await settings.open()
  await settings.contactPhone.fill('+91 98765 43210')
  await settings.contactEmail.fill('desk@hall.example')
  await settings.address.fill('12 <Laxmi> Road\nPune')
  await settings.save.click()
  await expect(desk.getByText('Settings saved')).toBeVisible()

  const form = new TourPage(page)
  const expectContact = async (screen: string) => {
    const contact = page.locator('address').last()
    await expect(contact).toContainText('12 <Laxmi> Road')
    for (const [text, link] of [
      ['+91 98765 43210', 'tel:+919876543210'],
      ['desk@hall.example', 'mailto:desk@hall.example'],
    ] as const) {
      await expect(contact.getByRole('link', { name: text })).toHaveAttribute('href', link)
    }
    await expectAccessible(page, screen)
    await expectNoHorizontalScroll(page, screen)
  }
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText(HALL_NAME_MARATHI)
  await expectContact('the landing page')
  await form.openFilled(tour())
  await expectContact('the tour form')
  await form.send()
  await expect(page).toHaveURL('/visitor-pass')
  await expectContact('the visitor pass')
})

test("the hall's texts and figures appear on the landing page [settings-372]", async ({
  page,
  anotherPage,
  users,
}) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  await settings.openingHours.fill('6 AM to 11 PM')
  await settings.amenities.fill('Wi-Fi\nRO drinking water')
  await settings.mapLink.fill('http://maps.example/hall')
  await settings.toursFigure.fill('')
  await settings.save.click()
  await expect(page.getByText('Please enter a link that starts with https://')).toBeVisible()
  await settings.mapLink.fill('https://maps.example/hall')
  await settings.saveChanges()

  const otherPage = await anotherPage()
  await otherPage.goto('/')
  const amenities = otherPage.getByRole('list', { name: 'Amenities' })
  await expect(amenities.getByRole('listitem')).toHaveText(['Wi-Fi', 'RO drinking water'])
  await expect(otherPage.getByText('6 AM to 11 PM').first()).toBeVisible()
  await expect(otherPage.getByRole('link', { name: 'Open in Maps' }).first()).toHaveAttribute(
    'href',
    'https://maps.example/hall',
  )
  const figures = otherPage.getByRole('list', { name: 'The study hall in numbers' })
  await expect(figures.getByRole('listitem')).toHaveText([
    /2000\+\s+students/,
    /95%\s+success rate/,
  ])
})

test.afterEach(() =>
  queryDatabase(
    `UPDATE settings SET hall_name = $1, contact_phone = '', contact_email = '', address = '',
      opening_hours = '', amenities = '', map_url = '', tours_figure = '500+'`,
    [HALL_NAME],
  ),
)

test('a changed price appears on the booking screen [settings-7]', async ({
  page,
  anotherPage,
  users,
}) => {
  // A price that no other test checks. Restored at the end.
  const student = await users.withDetails()
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  await expectAccessible(page, 'settings')
  const price = settings.price('Dyandhara Kaksh, 11 Months, Night')
  await price.fill('0')
  await settings.save.click()
  await expect(page.getByText('Please enter a price from ₹1 to ₹2,00,000')).toBeVisible()
  await expectAccessible(page, 'a wrong price')
  await price.fill('6543')
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(price, 'leaving with unsaved changes asks first').toHaveValue('6543')
  await settings.seat('C13').click()
  await settings.saveChanges()
  await expect(settings.seat('C13')).toHaveAttribute('aria-pressed', 'true')
  if (test.info().project.name === 'phone') await expectNoHorizontalScroll(page, 'settings')

  const otherPage = await anotherPage()
  const booking = new BookingPage(otherPage)
  await logIn(otherPage, student)
  await booking.open()
  await booking.choosePlan({
    room: 'Dyandhara Kaksh',
    batch: 'Night Batch (10:00 PM - 7:00 AM)',
    duration: '11 Months',
    startDate: addDays(hallDay(), 30),
  })
  await expect(booking.batches).toContainText('₹6,543')
  await booking.openSeatMap()
  await expect(booking.seatMap.seat('C13')).toHaveAttribute('aria-disabled', 'true')
  await otherPage.keyboard.press('Escape')
  await booking.chooseSeat('A1')
  await booking.submit.click()
  await expect(otherPage).toHaveURL('/payment')
  await expect(otherPage.getByRole('main')).toContainText('₹6,543')

  await price.fill('6499')
  await settings.seat('C13').click()
  await settings.save.click()
  await expect(settings.save).toBeDisabled()
})

test("what a tier's seats offer is beside their price on the seat map [tier-note-1]", async ({
  page,
  anotherPage,
  users,
}) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  await settings.tierNote('Gold').fill('Window and power socket')
  await settings.saveChanges()

  const otherPage = await anotherPage()
  const booking = new BookingPage(otherPage)
  await logIn(otherPage, await users.withDetails())
  await booking.open()
  const startDate = addDays(hallDay(), 30)
  const plan = { batch: 'Day Batch (7:00 AM - 10:00 PM)', duration: '1 Month', startDate } as const
  await booking.choosePlan({ ...plan, room: 'Dyandhara Kaksh' })
  await booking.openSeatMap()
  // The other tiers have no note.
  await expect(booking.seatMap.tierNotes).toHaveText(['Gold: Window and power socket'])
  await expectAccessible(otherPage, 'a seat map with a note')
  if (test.info().project.name === 'phone') await expectNoHorizontalScroll(otherPage, 'a note')

  await settings.tierNote('Gold').fill('')
  await settings.save.click()
  await expect(settings.save).toBeDisabled()
  await otherPage.reload()
  await booking.openSeatMap()
  await expect(booking.seatMap.priceList).toBeVisible()
  await expect(booking.seatMap.tierNotes).toHaveCount(0)
})

test('shortening the retention asks for confirmation of what it erases', async ({
  page,
  users,
}) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  const days = page.getByRole('textbox', { name: 'Keep selfies for (days)' })
  await expect(days).toHaveAccessibleDescription(/^7 to 730 days/)
  await expect(
    page.getByRole('textbox', { name: 'Keep tour requests for (months)' }),
  ).toHaveAccessibleDescription(/^1 to 36 months/)
  await days.fill('89')
  await settings.save.click()
  const question = page.getByRole('alertdialog', { name: 'Save and delete old data?' })
  await expect(question).toContainText('Selfies of memberships that ended 89 days ago or earlier')
  await expectAccessible(page, 'the confirmation')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await settings.save.click()
  await question.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  // A longer retention erases nothing.
  await days.fill('90')
  await settings.save.click()
  await expect(settings.save).toBeDisabled()
})

test("the door's grace period, closed days and printed cards can be set", async ({
  page,
  users,
}) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  const door = page.locator('#door')
  const grace = door.getByRole('textbox', { name: 'Minutes before and after a batch' })
  await grace.fill('121')
  await settings.save.click()
  await expect(door.getByText('Please enter a whole number from 0 to 120')).toBeVisible()
  await grace.fill('20')
  const [later, sooner] = [addDays(hallDay(), 40), addDays(hallDay(), 3)]
  const removeButton = (day: string) =>
    door.getByRole('button', { name: `Remove ${shortDay(day)}` })
  await dateField(page, 'Closed days').choose(later)
  await dateField(page, 'Closed days').choose(sooner)
  await dateField(page, 'Closed days').choose(sooner)
  await door.getByRole('checkbox', { name: 'Printed cards' }).uncheck()
  await expectAccessible(page, 'the door')
  await settings.saveChanges()
  await page.reload()
  await expect(grace).toHaveValue('20')
  await expect(door.getByRole('button', { name: /^Remove/ })).toHaveText([
    shortDay(sooner),
    shortDay(later),
  ])
  await expect(door.getByRole('checkbox', { name: 'Printed cards' })).not.toBeChecked()
  await removeButton(later).click()
  await settings.save.click()
  // Save is also disabled while saving.
  await expect(page.getByText('Settings saved')).toBeVisible()
  expect(await queryDatabase('SELECT closed_days::text FROM settings')).toEqual([
    { closed_days: `{${sooner}}` },
  ])
})

/** '2 Oct 2026' */
function shortDay(day: string): string {
  const { year, day: dayOfMonth } = dayParts(day)
  return `${dayOfMonth} ${displayDay(day).slice(0, 3)} ${year}`
}

test.afterEach(() =>
  queryDatabase(
    'UPDATE settings SET grace_minutes = DEFAULT, closed_days = DEFAULT, cards_on = DEFAULT',
  ),
)

test('the owner sets how much each role can discount and refund [refund-54]', async ({
  page,
  users,
}) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  const limits = page.locator('#limits')
  const receptionistLimit = limits.getByRole('textbox', { name: 'Refunds by receptionists, up to' })
  const adminLimit = limits.getByRole('textbox', { name: 'Refunds by admins, up to' })
  await expect(receptionistLimit).toHaveValue('500')
  await expect(receptionistLimit).toHaveAccessibleDescription('0: receptionists give no refunds.')
  await expect(adminLimit).toHaveValue('5000')
  await adminLimit.fill('1000001')
  await settings.sectionHeading('Discounts and refunds').click()
  await settings.save.click()
  await expect(
    limits.getByText('Please enter a whole number of rupees from ₹0 to ₹10,00,000'),
  ).toBeVisible()
  await expectAccessible(page, 'wrong limits')
  await expectNoHorizontalScroll(page, 'limits')
  // No other test refunds as much as the limit that it raises.
  await adminLimit.fill('6000')
  await settings.saveChanges()
  await page.reload()
  await expect(adminLimit).toHaveValue('6000')
  await expect(receptionistLimit).toHaveValue('500')
})

test.afterEach(() => queryDatabase('UPDATE settings SET admin_refund = DEFAULT'))

test("an admin who is not a super admin sees retention and room rules, but can't change them [settings-10]", async ({
  page,
  users,
}) => {
  const admin = await users.registered()
  await queryDatabase(`UPDATE users SET role = 'admin' WHERE email = $1`, [admin.profile.email])
  await logIn(page, admin)
  const settings = new SettingsPage(page)
  await settings.open()
  for (const name of ['Keep selfies for (days)', 'Keep tour requests for (months)']) {
    await expect(page.getByRole('textbox', { name })).not.toBeEditable()
  }
  // The sections of the room rules, of UPI and of GST have the same hint.
  await expect(page.getByText('Only a super admin can change these.')).toHaveCount(7)
  await expect(settings.audience('Dyanasmi Kaksh, Section A').control).toBeDisabled()
  await expect(settings.unstated('Dyanasmi Kaksh').control).toBeDisabled()
  await expect(settings.consequenceOfRules('Dyanasmi Kaksh')).toContainText("Women can't book")
})

test('changing room rules shows the owner what they mean, and changes the open maps of students immediately [room-rule-17]', async ({
  page,
  anotherPage,
  users,
}) => {
  const student = await users.withDetails({ gender: 'female' })
  const otherPage = await anotherPage()
  const booking = new BookingPage(otherPage)
  await logIn(otherPage, student)
  await booking.open()
  await expect(booking.rooms).toContainText('Garden, 14 of 22 seats for you')
  await booking.choosePlan({
    room: 'Dyanasmi Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    duration: '1 Day',
    startDate: addDays(hallDay(), 30),
  })
  await booking.openSeatMap()
  await expect(booking.seatMap.seat('C93')).not.toHaveAttribute('aria-disabled')

  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  const consequence = settings.consequenceOfRules('Dyanasmi Kaksh')
  await expect(consequence).toContainText("Women can't book 8 seats of Dyanasmi Kaksh.")
  // Changes Section C, because other tests check Section A and book in Section B.
  await settings.audience('Dyanasmi Kaksh, Section C').choose('Men')
  await expect(consequence).toContainText("Women can't book 11 seats of Dyanasmi Kaksh.")
  await settings.unstated('Dyanasmi Kaksh, Section C').choose('At reception')
  await expect(consequence).toContainText(
    'Members with another gender or none stated book 3 seats of Dyanasmi Kaksh at reception.',
  )
  // At another position, the bar with the Save button would cover a part of some control.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, 'room rules')
  await expectNoHorizontalScroll(page, 'room rules')
  await settings.saveChanges()

  // The open map changes without a reload.
  await expect(booking.seatMap.seat('C93')).toHaveAttribute('aria-disabled', 'true')
  await booking.seatMap.press('C93')
  await expect(booking.seatMap.message).toHaveText(
    'Section C seats are not available for female students',
  )
  await otherPage.keyboard.press('Escape')
  await expect(booking.rooms).toContainText('Garden, 11 of 22 seats for you')
  await otherPage.goto('/')
  await expect(
    otherPage.getByText('Garden, 22 seats: 11 for women, the other 11 at reception'),
  ).toBeVisible()
})

test.afterEach(() => queryDatabase('UPDATE settings SET room_rules = NULL'))

test('on a narrow phone, prices of five digits and room rules are not cut off [settings-501]', async ({
  page,
  users,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await logIn(page, await users.admin())
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Dyanasmi Kaksh' }).click()
  const price = page.getByRole('textbox', { name: /Dyanasmi Kaksh, 12 Months.*24/ })
  await price.waitFor()
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth
  expect(await price.inputValue()).toMatch(/^[0-9]{5}$/)
  expect(await price.evaluate(isCut)).toBe(false)
  const rules = page.getByRole('combobox', { name: /who books online|gender other/ })
  expect(await rules.count()).toBeGreaterThan(10)
  for (const rule of await rules.all()) {
    expect(await rule.locator('span').first().evaluate(isCut)).toBe(false)
  }
})

test('links at the top open the sections, with mouse and keyboard [first-631]', {
  tag: '@desktop',
}, async ({ page, users, isMobile }) => {
  const settings = new SettingsPage(page)
  await logIn(page, await users.admin())
  await settings.open()
  await expect(settings.sections.getByRole('link')).toHaveText([
    'Hall and contact',
    'Landing page',
    'Prices',
    'Who can book online',
    'Closed seats',
    'Renewals',
    'UPI',
    'GST',
    'Discounts and refunds',
    'The deposit',
    'Late fee',
    'The door',
    'Privacy',
    'Logging in',
  ])
  await settings.sectionHeading('The door').click()
  await settings.sections.getByRole('link', { name: 'The door' }).press('Enter')
  await expect(page).toHaveURL('/admin/settings#door')
  const door = settings.sectionHeading('The door')
  await expect(door).toBeFocused()
  await expect(door, 'a closed section opens').toHaveAttribute('aria-expanded', 'true')
  await expect(door).toBeInViewport()
  if (!isMobile) await expect(settings.sections).toBeInViewport({ ratio: 1 })
  await expectNoHorizontalScroll(page, 'settings')
  await page.goBack()
  await expect(page).not.toHaveURL(/settings/)
})
