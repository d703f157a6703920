import { updateMembership } from '#shared/contract/membership.ts'
import {
  type MembershipForm,
  membershipProblems,
  SELFIE_REQUIRED,
} from '#shared/domain/membership.ts'
import { needsJobTitle } from '#shared/domain/options.ts'
import { answer } from '#web/demo/answer.ts'
import { student } from '#web/demo/callers.ts'
import { currentUser } from '#web/demo/current-user.ts'
import { today } from '#web/demo/demo-hall.ts'
import { invalidFields } from '#web/demo/refusal.ts'

export const membershipAnswers = [
  answer(updateMembership, ({ hall, caller, body, file }) => {
    const person = student(caller)
    const form = completeForm(body)
    const problems = membershipProblems(form, today(hall))
    if (!file && !person.membership) problems.selfiePhoto = SELFIE_REQUIRED
    if (Object.keys(problems).length > 0) throw invalidFields(problems)
    person.membership = {
      ...form,
      visitedBefore: form.visitedBefore === 'yes' ? 'yes' : 'no',
      jobTitle: needsJobTitle(form.currentOccupation) ? form.jobTitle : '',
    }
    if (file) person.selfie = file
    return {
      user: currentUser(hall, person),
      message: 'Your membership details have been saved',
    }
  }),
]

function completeForm(
  sent: { [Field in keyof MembershipForm]?: string | undefined },
): MembershipForm {
  const text = (field: keyof MembershipForm) => (sent[field] ?? '').trim()
  return {
    visitedBefore: text('visitedBefore'),
    fatherName: text('fatherName'),
    parentContactNumber: text('parentContactNumber'),
    educationalBackground: text('educationalBackground'),
    currentOccupation: text('currentOccupation'),
    currentAddress: text('currentAddress'),
    jobTitle: text('jobTitle'),
    examPreparation: text('examPreparation'),
    examinationDate: text('examinationDate'),
  }
}
