import { expect, type Page } from '@playwright/test'
import { GENDER_LABELS, parseGender } from '#shared/domain/options.ts'
import type { TourForm } from '#shared/domain/tour/tour-form.ts'
import {
  REFERRAL_SOURCE_LABELS,
  STUDY_ROOM_DURATION_LABELS,
} from '#shared/words/en/tour/tour-labels.ts'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

export class TourPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Request a Tour', level: 1 })
  }
  get fullName() {
    return this.page.getByRole('textbox', { name: 'Full name' })
  }
  get email() {
    return this.page.getByRole('textbox', { name: 'Email' })
  }
  get phone() {
    return this.page.getByRole('textbox', { name: 'Phone number' })
  }
  get gender() {
    return selectField(this.page, 'Gender')
  }
  get tourDate() {
    return dateField(this.page, 'Tour date')
  }
  get tourTime() {
    return this.page.getByRole('button', { name: /^Tour time/ })
  }
  get timePicker() {
    const dialog = this.page.getByRole('dialog', { name: 'Select Time' })
    return {
      dialog,
      hour: dialog.getByRole('spinbutton', { name: 'Hour' }),
      minute: dialog.getByRole('spinbutton', { name: 'Minute' }),
      slot: dialog.getByRole('status'),
      nextHour: dialog.getByRole('button', { name: 'Next hour' }),
      previousHour: dialog.getByRole('button', { name: 'Previous hour' }),
      nextMinute: dialog.getByRole('button', { name: 'Next minute' }),
      confirm: dialog.getByRole('button', { name: 'Confirm' }),
      cancel: dialog.getByRole('button', { name: 'Cancel' }),
    }
  }
  get education() {
    return selectField(this.page, 'Educational background')
  }
  get occupation() {
    return selectField(this.page, 'Current occupation')
  }
  get jobTitle() {
    return this.page.getByRole('textbox', { name: 'Job title' })
  }
  get exam() {
    return selectField(this.page, 'Exam preparation')
  }
  get examinationDate() {
    return dateField(this.page, 'Examination date')
  }
  get duration() {
    return selectField(this.page, 'Study room duration')
  }
  get startDate() {
    return dateField(this.page, 'Start date')
  }
  get howDidYouKnow() {
    return selectField(this.page, 'How did you know about us?')
  }
  get experience() {
    return this.page.getByRole('textbox', { name: 'Previous study room experience' })
  }
  get comparison() {
    return this.page.getByRole('textbox', { name: 'Study room comparison' })
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Request Tour' })
  }
  get next() {
    return this.page.getByRole('button', { name: 'Continue' })
  }
  get back() {
    return this.page.getByRole('button', { name: 'Back', exact: true })
  }
  step(number: number) {
    return this.page.getByText(`Step ${number} of 3`)
  }
  /** A tour that was requested in this browser earlier. */
  get requestedTour() {
    return {
      card: this.page.getByRole('main'),
      title: this.page.getByRole('heading', { name: /^Your tour on/ }),
      showPass: this.page.getByRole('button', { name: 'Show pass' }),
      another: this.page.getByRole('button', { name: 'Request another tour' }),
      forget: this.page.getByRole('button', { name: 'Remove from this device' }),
    }
  }
  get declaration() {
    const dialog = this.page.getByRole('dialog', { name: 'Self-Declaration' })
    return {
      dialog,
      agree: dialog.getByRole('checkbox', { name: 'I Agree' }),
      submit: dialog.getByRole('button', { name: /^Submit/ }),
    }
  }
  get alert() {
    return this.page.getByRole('alertdialog')
  }

  async open() {
    await this.page.goto('/tour')
    await this.heading.waitFor()
  }

  /** Chooses a slot that starts at the full or half hour. */
  async chooseTime(slot: string) {
    await this.tourTime.click()
    const { hour, minute, slot: shown, confirm } = this.timePicker
    if (slot.split(' - ')[0]?.includes(':30')) await minute.press('ArrowUp')
    for (let presses = 0; presses < 13 && (await shown.textContent()) !== slot; presses++) {
      await hour.press('ArrowUp')
    }
    await confirm.click()
  }

  async fillVisit(form: TourForm) {
    await this.fullName.fill(form.fullName)
    await this.phone.fill(form.phoneNumber)
    await this.tourDate.choose(form.tourDate)
    await this.chooseTime(form.tourTime)
  }

  async fillAbout(form: TourForm) {
    await this.email.fill(form.email)
    const gender = parseGender(form.gender)
    if (gender) await this.gender.choose(GENDER_LABELS[gender])
    await this.education.choose(form.educationalBackground)
    await this.occupation.choose(form.currentOccupation)
    if (form.jobTitle !== '') await this.jobTitle.fill(form.jobTitle)
  }

  async fillPlans(form: TourForm) {
    await this.exam.choose(form.examPreparation)
    await this.examinationDate.choose(form.examinationDate)
    await this.duration.choose(labelOf(STUDY_ROOM_DURATION_LABELS, form.studyRoomDuration))
    await this.startDate.choose(form.startDate)
    await this.howDidYouKnow.choose(labelOf(REFERRAL_SOURCE_LABELS, form.howDidYouKnow))
    // Choosing an option focuses the next field, so wait before typing.
    await expect(this.experience).toBeFocused()
    await this.experience.fill(form.previousStudyRoomExperience)
    await this.comparison.fill(form.studyRoomComparison)
  }

  /** Fills in all steps, from the first one. */
  async fill(form: TourForm) {
    await this.fillVisit(form)
    await this.next.click()
    await this.fillAbout(form)
    await this.next.click()
    await this.fillPlans(form)
  }

  /** Opens the first step with a saved draft. */
  async openDraft(form: TourForm) {
    await this.open()
    await this.page.evaluate(
      (draft) => sessionStorage.setItem('tourDraft', draft),
      JSON.stringify(form),
    )
    await this.page.reload()
    await this.heading.waitFor()
  }

  /** Opens the last step with a saved draft. */
  async openFilled(form: TourForm) {
    await this.openDraft(form)
    await this.next.click()
    await expect(this.step(2)).toBeVisible()
    await this.next.click()
    await expect(this.step(3)).toBeVisible()
  }

  /** Submits the last step and agrees to the declaration. */
  async send() {
    await this.submit.click()
    await this.declaration.agree.check()
    await this.declaration.submit.click()
  }
}

function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? ''
}
