import type { Page } from '@playwright/test'
import { dayParts } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText, monthNames } from '#shared/words/dates.ts'
import { expect, test } from '../fixtures.ts'
import { chooseLanguage, untranslatedWords } from '../pages/language.ts'
import { TRANSLATED_WORDS, TRANSLATIONS } from '../pages/translated-words.ts'
import { hallDay } from '../run/clock.ts'
import { mailedCode, receivedMail } from '../run/outbox.ts'
import { details } from '../users/details.ts'
import { newUser } from '../users/new-user.ts'
import { selfie } from '../users/pictures.ts'

async function chooseDay(
  page: Page,
  label: string,
  day: string,
  {
    language,
    words,
  }: {
    language: Language
    words: {
      title: string
      confirm: string
      month: { label: string; choose: string }
      year: { label: string; choose: string }
    }
  },
) {
  await page.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.waitFor()
  const { year, month } = dayParts(day)
  for (const [unit, text] of [
    [words.year, String(year)],
    [words.month, monthNames(language, 'long')[month - 1] ?? ''],
  ] as const) {
    const list = dialog.getByRole('group', { name: unit.label })
    if (!(await list.isVisible())) {
      const [prefix = ''] = unit.choose.split('{')
      await dialog.getByRole('button', { name: prefix }).click()
    }
    await list.getByRole('button', { name: text, exact: true }).click()
  }
  await dialog.getByRole('button', { name: dayText(language, day) }).click()
  await dialog.getByRole('button', { name: words.confirm }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

for (const language of TRANSLATIONS) {
  test(`a visitor registers, books and pays for a seat in ${language} [journey-490]`, async ({
    page,
    context,
  }) => {
    test.slow()
    const words = await TRANSLATED_WORDS[language]()
    const profile = newUser()
    const data = [profile.fullName, ...profile.fullName.split(' '), ...profile.email.split('@')]
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByRole('textbox', { name })
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
    const picker = { language, words: words.DATE_PICKER_WORDS }
    await chooseLanguage(context, language)

    await test.step('registers', async () => {
      const { REGISTER_WORDS: register, CODE_STEP_WORDS: code } = words
      await page.goto('/')
      await expect(page).toHaveURL(`/${language}`)
      await page.getByRole('link', { name: words.LANDING_WORDS.createAccount }).first().click()
      await field(code.email).fill(profile.email)
      await button(code.send).click()
      await field(code.code).fill(await mailedCode(profile.email))
      await button(code.verify).click()
      await field(register.fullName).fill(profile.fullName)
      await field(register.phone).fill(profile.phone)
      await chooseDay(page, register.birthDate, profile.dateOfBirth, picker)
      await choose(page, register.gender, words.GENDER_LABELS[profile.gender])
      await page.getByLabel(register.password, { exact: true }).fill(profile.password)
      await page.getByLabel(register.confirmPassword).fill(profile.password)
      await button(register.submit).click()
      await expect(heading(register.titles.congratulations)).toBeVisible()
      await button(register.toLogin).click()
    })

    await test.step('logs in', async () => {
      await field(words.LOGIN_WORDS.identifier).fill(profile.email)
      await page.getByLabel(words.LOGIN_WORDS.password, { exact: true }).fill('Wrong-Password-1')
      await button(words.LOGIN_WORDS.submit).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await untranslatedWords(page, data)).toEqual([])
      await page.getByLabel(words.LOGIN_WORDS.password, { exact: true }).fill(profile.password)
      await button(words.LOGIN_WORDS.submit).click()
      await expect(heading(words.MEMBERSHIP_WORDS.title)).toBeVisible()
    })

    await test.step('fills in the membership details', async () => {
      const form = details()
      const membership = words.MEMBERSHIP_WORDS
      const photo = await selfie()
      await page.getByRole('radio', { name: words.YES_NO_LABELS.no }).check()
      await choose(page, membership.education, words.EDUCATION_LABELS.Graduation)
      await choose(page, membership.occupation, words.OCCUPATION_LABELS.Student)
      await field(membership.fatherName).fill(form.fatherName)
      await field(membership.parentPhone).fill(form.parentContactNumber)
      await field(membership.address).fill(form.currentAddress)
      await choose(page, membership.exam, words.EXAM_LABELS.MPSC)
      await chooseDay(page, membership.examDate, form.examinationDate, picker)
      await page.getByLabel(membership.selfie).setInputFiles(photo)
      await button(membership.removePhoto).waitFor()
      await button(membership.saveAndContinue).click()
      await expect(heading(words.BOOKING_FORM_WORDS.title)).toBeVisible()
    })

    await test.step('books a seat on the map', async () => {
      const booking = words.BOOKING_FORM_WORDS
      await page.getByRole('radio', { name: words.ROOM_LABELS['Dyandhara Kaksh'] }).check()
      await page.getByRole('radio', { name: words.BATCH_LABELS['24 Hours Batch'] }).check()
      await choose(page, booking.duration.label, new RegExp(`^${words.DURATION_LABELS['1 Month']}`))
      await chooseDay(page, booking.startDate, hallDay(), picker)
      await page.getByRole('button', { name: booking.seat.label }).click()
      const map = page.getByRole('dialog', { name: words.SEAT_MAP_WORDS.title })
      // Not in rows A and B, because other tests book particular seats there. The languages book at the same time.
      const row = language === 'mr' ? 'C' : 'D'
      await map
        .locator(`[data-seat^="${row}"]:not([aria-disabled])`)
        .and(map.getByRole('button', { name: words.TIER_LABELS.standard }))
        .last()
        .click()
      await map.getByRole('button', { name: words.SEAT_MAP_WORDS.confirm }).click()
      expect(await untranslatedWords(page, data)).toEqual([])
      await button(booking.submit).click()
      await expect(heading(words.PAYMENT_WORDS.title)).toBeVisible()
    })

    await test.step('pays and gets the pass', async () => {
      await page.getByRole('radio', { name: words.PAYMENT_METHOD_LABELS.upi }).check()
      await button(fillIn(words.PAYMENT_WORDS.form.pay, { amount: '₹1,499' })).click()
      await expect(heading(words.CONGRATULATIONS_WORDS.title)).toBeVisible()
      expect(await untranslatedWords(page, data)).toEqual([])
      await page.getByRole('link', { name: words.ENTRANCE_PASS_WORDS.show }).click()
      await expect(page.getByRole('img', { name: words.ENTRANCE_PASS_WORDS.qrLabel })).toBeVisible()
    })

    await test.step('receives the emails in the same language', async () => {
      const { WELCOME_MAIL: welcome, RECEIPT_MAIL: receipt } = words
      const [memberId = ''] = /@DA[0-9]+/.exec(await page.getByRole('main').innerText()) ?? []
      const [welcomed, paid] = await Promise.all([
        receivedMail(profile.email, new RegExp(`${memberId}$|${memberId} `)),
        receivedMail(profile.email, /₹1,499/),
      ])
      expect(welcomed.subject).toBe(fillIn(welcome.subject, { memberId }))
      expect(welcomed.text).toContain(welcome.welcome)
      expect(welcomed.text).toContain(fillIn(welcome.memberId, { memberId }))
      expect(paid.subject).toBe(fillIn(receipt.subject, { amount: '₹1,499' }))
      expect(paid.text).toContain(receipt.method.upi)
      expect(paid.text).toContain(receipt.keep)
    })
  })
}
