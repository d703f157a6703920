import { expect, type Page } from '@playwright/test'
import type { DetailsForm } from '../users/details.ts'
import type { PictureFile } from '../users/pictures.ts'
import { dateField } from '../widgets/date-field.ts'
import { selectField } from '../widgets/select.ts'

const YES_NO: Record<string, string> = { yes: 'Yes', no: 'No' }

export class MembershipPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get heading() {
    return this.page.getByRole('heading', { name: 'Membership Details', level: 1 })
  }
  /** The header that opens and closes a section. */
  section(title: string) {
    return this.page.getByRole('button', { name: new RegExp(title) })
  }
  visited(answer: string) {
    return this.page
      .getByRole('group', { name: /visited .* before/ })
      .getByRole('radio', { name: YES_NO[answer] ?? answer })
  }
  get visitedBefore() {
    return this.page.getByRole('group', { name: /visited .* before/ })
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
  get fatherName() {
    return this.page.getByRole('textbox', { name: "Father's name" })
  }
  get parentContact() {
    return this.page.getByRole('textbox', { name: "Parent's contact number" })
  }
  get address() {
    return this.page.getByRole('textbox', { name: 'Current address' })
  }
  get exam() {
    return selectField(this.page, 'Exam you are preparing for')
  }
  get examinationDate() {
    return dateField(this.page, 'Examination date')
  }
  get selfie() {
    return this.page.getByLabel('Selfie photo')
  }
  get save() {
    return this.page.getByRole('button', { name: /^Sav(e and Continue|ing)/ })
  }
  get prefillNote() {
    return this.page.getByText(/from your tour request/)
  }

  async open(path = '/membership') {
    await this.page.goto(path)
    await this.heading.waitFor()
  }

  async fill(form: DetailsForm, selfie: PictureFile) {
    await this.fillBackground(form)
    await this.fillContact(form)
    await this.fillGoals(form, selfie)
    // The page moves while the photo is being prepared, and a click on a moving button may miss it.
    await this.page.getByRole('button', { name: 'Remove photo' }).waitFor()
    await expect(this.page.getByText('Preparing your photo...')).toBeHidden()
  }

  async fillBackground(form: DetailsForm) {
    await this.visited(form.visitedBefore).check()
    // Choosing an option focuses the next field, so wait before typing.
    await this.education.choose(form.educationalBackground)
    await expect(this.occupation.control).toBeFocused()
    await this.occupation.choose(form.currentOccupation)
    await expect(form.jobTitle === '' ? this.fatherName : this.jobTitle).toBeFocused()
    if (form.jobTitle !== '') await this.jobTitle.fill(form.jobTitle)
  }

  async fillContact(form: DetailsForm) {
    await this.fatherName.fill(form.fatherName)
    await this.parentContact.fill(form.parentContactNumber)
    await this.address.fill(form.currentAddress)
  }

  async fillGoals(form: DetailsForm, selfie: PictureFile) {
    await this.exam.choose(form.examPreparation)
    await expect(this.examinationDate.control).toBeFocused()
    await this.examinationDate.choose(form.examinationDate)
    await expect(this.selfie).toBeFocused()
    await this.selfie.setInputFiles(selfie)
  }
}
