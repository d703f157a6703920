import type { Page } from '@playwright/test'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectAccessibleWords } from '../pages/accessible.ts'
import { chooseLanguage } from '../pages/language.ts'
import { TRANSLATED_WORDS, TRANSLATIONS } from '../pages/translated-words.ts'
import { tour } from '../users/tour.ts'
import { addTourRequest } from '../users/tour-request.ts'

test.describe.configure({ timeout: 300_000 })

/** The same PIN as in the tests of the gate, because all of them use the same admin. */
const PIN = '480213'

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.locator('dialog[open]').last()

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Checks the colours of a state only in the first of the languages, because they are the same in all. */
async function checkIn(language: Language, page: Page, state: string) {
  const expectIn = language === TRANSLATIONS[0] ? expectAccessible : expectAccessibleWords
  await expectIn(page, `${state} in ${language}`)
}

for (const language of TRANSLATIONS) {
  test(`the seat map, payments and the steps of the tour form are accessible in ${language} [language-510]`, async ({
    page,
    context,
    users,
  }) => {
    await chooseLanguage(context, language)
    const { PAYMENT_WORDS: payment, TOUR_REQUEST_WORDS: request } =
      await TRANSLATED_WORDS[language]()
    const check = (state: string) => checkIn(language, page, state)

    await page.goto('/tour')
    await page.evaluate((form) => sessionStorage.setItem('tourDraft', form), JSON.stringify(tour()))
    await page.reload()
    for (const step of [2, 3]) {
      await buttonNamed(page, request.next).click()
      await expect(page.getByText(new RegExp(`${step}.*3|3.*${step}`)).first()).toBeVisible()
      await check(`step ${step} of a tour`)
    }
    await buttonNamed(page, request.submit).click()
    await expect(dialog(page)).toBeVisible()
    await check('the declaration of a tour')

    await logIn(page, await users.withHeldSeat())
    await page.goto('/booking')
    await page.locator('button[name=seat]').click()
    await expect(dialog(page).getByRole('grid')).toBeVisible()
    await check('the open seat map')

    await page.goto('/payment')
    const methods = page.getByRole('radio')
    await expect(methods).toHaveCount(2)
    for (const method of await methods.all()) {
      await method.check()
      await check('a chosen way to pay')
    }
    await page.route('**/api/auth/complete-payment', (route) => route.abort())
    await page.locator('main button[type=submit]').click()
    await expect(page.getByText(payment.failure.title)).toBeVisible()
    await check('a refused payment')

    await page.route('**/api/auth/me', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replace('"payAtDesk":false', '"payAtDesk":true')
      await route.fulfill({ response: reply, body })
    })
    await page.goto('/payment')
    await expect(page.getByText(payment.deskSubtitle)).toBeVisible()
    await check('a payment to be made at reception')
  })

  test(`admin dialogs, the gate and printed cards are accessible in ${language} [language-511]`, async ({
    page,
    context,
    users,
  }) => {
    await chooseLanguage(context, language)
    const words = await TRANSLATED_WORDS[language]()
    const check = (state: string) => checkIn(language, page, state)
    const member = await users.member()
    const { fullName, booking } = await member.user()
    const admin = await users.admin()
    await logIn(page, admin)

    await page.goto('/user-management')
    await page.getByRole('searchbox').fill(member.profile.email)
    const { viewLabel, editLabel, deactivateLabel } = words.USER_ACTIONS
    await expect(buttonNamed(page, fillIn(viewLabel, { name: fullName }))).toHaveCount(1)
    for (const action of [viewLabel, editLabel, deactivateLabel]) {
      await buttonNamed(page, fillIn(action, { name: fullName })).click()
      await expect(dialog(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await check(`the dialog "${action}"`)
      await closeDialog(page)
    }

    await page.goto('/admin/bookings')
    await page.getByRole('searchbox').fill(member.profile.email)
    const about = { name: fullName, seat: booking?.seat ?? '' }
    const { moveLabel, cancelLabel } = words.BOOKING_ACTIONS
    for (const action of [moveLabel, cancelLabel]) {
      await buttonNamed(page, fillIn(action, about)).click()
      await expect(dialog(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await check(`the dialog "${action}"`)
      await closeDialog(page)
    }

    await addTourRequest(member.profile.email)
    await page.goto('/admin/tour-management')
    await page.getByRole('searchbox').fill(member.profile.email)
    await expect(page.getByText(member.profile.email)).toBeVisible()
    await check('a tour request')

    const card = words.CARD_WORDS
    await page.goto(`/admin/cards?users=${(await member.user()).id}`)
    await buttonNamed(page, fillIn(card.make.one, { count: 1 })).click()
    await expect(dialog(page)).toBeVisible()
    await check('confirming a new card')
    await dialog(page)
      .getByRole('button', { name: fillIn(card.make.one, { count: 1 }) })
      .click()
    await expect(page.getByRole('article')).toBeVisible()
    await check('a printed card')

    const pin = words.OWN_PIN_WORDS
    await page.goto('/admin/gates')
    await page.getByLabel(pin.pin).fill(PIN)
    await page.getByLabel(pin.password).fill(admin.profile.password)
    await buttonNamed(page, pin.save).click()
    await expect(page.getByText(pin.saved)).toBeVisible()
    await page.goto('/gate')
    const enroll = words.GATE_ENROLL_WORDS
    await page.getByLabel(enroll.name).fill(language === 'mr' ? 'Side door' : 'Back door')
    await check('a gate before it is enrolled')
    await buttonNamed(page, enroll.enroll).click()
    await expect(page.getByRole('heading', { name: words.GATE_PIN_WORDS.title })).toBeVisible()
    await check('a locked gate')
    await page.getByLabel(words.GATE_PIN_WORDS.pin).fill(PIN)
    await expect(page.getByRole('heading', { name: words.GATE_PIN_WORDS.title })).toHaveCount(0)
    await check('an open gate')
  })
}
