import type { Page } from '@playwright/test'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { AdminDashboardPage } from '../pages/admin-dashboard-page.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { hallDay } from '../run/clock.ts'
import { SEEDED_ADMIN, startSeededServer } from '../run/seeded-server.ts'

let server: Awaited<ReturnType<typeof startSeededServer>> | undefined
test.afterEach(() => server?.stop())

type HallMap = { day: CalendarDay; seats: { closed: boolean; holders: unknown[] }[] }
type Booking = { name: string; seat: string; amount: number; phoneNumber: string | null }

test('reception of a hall with 500 members answers each question on one screen, from the start page [counter-1]', async ({
  browser,
  playwright,
}) => {
  server = await startSeededServer(500)
  const request = await playwright.request.newContext({ baseURL: server.url })
  const loggedIn = await request.post('/api/auth/login', {
    data: { ...SEEDED_ADMIN, rememberMe: false },
  })
  const { token }: { token: string } = await loggedIn.json()
  const headers = { Authorization: `Bearer ${token}` }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: server.url,
  })
  const page = await context.newPage()
  await logIn(page, { token })
  const dashboard = new AdminDashboardPage(page)
  const bookings = new DeskBookingPage(page)
  await dashboard.open()
  const search = page.getByRole('dialog', { name: 'Search' })
  const board = page.getByRole('region', { name: 'Today', exact: true })

  /** Returns the bookings that the server lists. */
  async function listBookings(query: Record<string, string>) {
    const response = await request.get('/api/admin/bookings', { headers, params: query })
    const { data }: { data: { bookings: Booking[]; total: number } } = await response.json()
    return data
  }
  const today = hallDay()

  /** Counts the seats of the hall map that nobody has by night, on the current study day by default. */
  async function freeByNight(room: string, day?: CalendarDay) {
    const query = { room, batch: 'Night Batch (10:00 PM - 7:00 AM)', ...(day && { day }) }
    const response = await request.get('/api/admin/hall', { headers, params: query })
    const { data }: { data: HallMap } = await response.json()
    const free = data.seats.filter(({ closed, holders }) => !closed && holders.length === 0)
    return { day: data.day, free: free.length }
  }

  await test.step('who has a seat now', async () => {
    const [sitting] = (await listBookings({ state: 'paid', from: today, to: today })).bookings
    if (!sitting) throw new Error('The sample has no paid booking today')
    await page.keyboard.press('Control+k')
    await search.getByRole('combobox').fill(sitting.seat)
    await expect(
      search.getByRole('option').filter({ hasText: sitting.name }).first(),
    ).toContainText(`Seat ${sitting.seat}`)
    await page.keyboard.press('Escape')
  })

  await test.step('whose membership ends this week, and who has not paid', async () => {
    for (const [title, query] of [
      ['Ends this week', { state: 'ending', sort: 'ends' }],
      ['Unpaid', { state: 'unpaid' }],
    ] as const) {
      await dashboard.open()
      const { total, bookings: found } = await listBookings(query)
      expect(total, `${title} in the sample`).toBeGreaterThan(0)
      await board.getByRole('link', { name: `See all: ${title}` }).click()
      await expect(bookings.rows.first()).toContainText(found[0]?.name ?? '')
      await expect(page.getByText(`${total} booking`)).toBeVisible()
    }
  })

  await test.step('which seats are free tonight', async () => {
    await dashboard.open()
    for (const room of ['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh']) {
      const nightRow = board.getByRole('table', { name: room }).getByRole('row', { name: /^Night/ })
      const tonight = await freeByNight(room)
      const tomorrow = await freeByNight(room, addDays(tonight.day, 1))
      expect(tonight.free).toBeGreaterThan(0)
      await expect(nightRow.getByRole('cell')).toHaveText([`${tonight.free}`, `${tomorrow.free}`])
    }
  })

  await test.step('how much cash was taken today', async () => {
    await page.goto('/admin/cash')
    await page.getByLabel('Coins, in ₹').fill('100')
    await page.getByRole('button', { name: 'Open shift' }).click()
    await expect(page.getByText('In the drawer now').locator('..')).toContainText('₹100')
    const before = await cashToday()
    const unpaid = await takeCash(page)
    expect(await cashToday()).toEqual({
      'You, today': (before['You, today'] ?? 0) + unpaid.amount,
      'The hall, today': (before['The hall, today'] ?? 0) + unpaid.amount,
    })
    await page.goto('/admin/cash')
    const moves = page.getByRole('table', { name: 'Cash movements in this shift' })
    await expect(moves).toContainText(unpaid.name)
  })

  await test.step('without an open shift, taking cash leads to the page of the drawers', async () => {
    await page.getByRole('button', { name: 'Close shift' }).click()
    const closing = page.getByRole('dialog', { name: 'Close shift' })
    await closing.getByLabel('Coins, in ₹').fill('100')
    await closing.getByLabel('For the owner').fill('0')
    await closing.getByLabel('Note', { exact: true }).fill('Counted by a test')
    await closing.getByRole('button', { name: 'Close shift' }).click()
    await expect(page.getByRole('heading', { name: 'Open your shift' })).toBeVisible()
    await chooseCash(page)
    await expect(bookings.dialog).toContainText('Cash needs an open shift, and you have none.')
    await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
    await expect(bookings.dialog.getByRole('alert')).toContainText('You have no open shift.')
    await bookings.dialog.getByRole('link', { name: 'Open a shift' }).click()
    await expect(page).toHaveURL('/admin/cash')
    await expect(page.getByRole('heading', { name: 'Open your shift' })).toBeVisible()
  })

  await test.step("what a member's phone number is", async () => {
    const [member] = (await listBookings({ state: 'paid', from: today, to: today })).bookings
    await page.keyboard.press('Control+k')
    await search.getByRole('combobox').fill(member?.phoneNumber?.replace('+91', '') ?? '')
    await search.getByRole('option').filter({ hasText: 'Seat' }).first().click()
    await expect(page.getByRole('link', { name: member?.phoneNumber ?? '' })).toHaveAttribute(
      'href',
      `tel:${member?.phoneNumber}`,
    )
  })

  await test.step('prints the list', async () => {
    await page.goto('/admin/bookings?state=ending')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(bookings.rows.first()).toBeVisible()
    await expect(bookings.search).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })

  await context.close()
  await request.dispose()

  /** Returns what the start page says was taken in cash, in rupees: without the float of the drawer. */
  async function cashToday(): Promise<Record<string, number>> {
    await dashboard.open()
    const sums: Record<string, number> = {}
    for (const whose of ['You, today', 'The hall, today']) {
      const row = board.getByText(whose, { exact: true }).locator('..')
      await expect(row).toContainText(/₹[\d,]+ cash/)
      const [, cash = ''] = /₹([\d,]+) cash/.exec(await row.innerText()) ?? []
      sums[whose] = Number(cash.replaceAll(',', ''))
    }
    return sums
  }

  /** Confirms that the first booking waiting for payment at reception was paid in cash. */
  async function takeCash(page: Page): Promise<Booking> {
    const unpaid = await confirmCash(page)
    await expect(bookings.dialog).toBeHidden()
    return unpaid
  }

  async function confirmCash(page: Page): Promise<Booking> {
    const unpaid = await chooseCash(page)
    await bookings.dialog.getByRole('button', { name: 'Confirm payment' }).click()
    return unpaid
  }

  async function chooseCash(page: Page): Promise<Booking> {
    const [unpaid] = (await listBookings({ state: 'desk' })).bookings
    if (!unpaid) throw new Error('The sample has no booking to be paid at reception')
    await page.goto('/admin/bookings?state=desk')
    await bookings.action('Confirm payment', unpaid.name).first().click()
    await bookings.dialog.getByLabel('Cash at center').check()
    return unpaid
  }
})
