import type { MembershipForm } from '#shared/domain/membership.ts'
import { hallDay } from '../run/clock.ts'

export type DetailsForm = MembershipForm

/** A student's membership details. */
export function details(overrides: Partial<DetailsForm> = {}): DetailsForm {
  return {
    visitedBefore: 'no',
    fatherName: 'Suresh Kulkarni',
    parentContactNumber: '9822012345',
    educationalBackground: 'Graduation',
    currentOccupation: 'Student',
    currentAddress: '12 Tilak Road, Pune',
    jobTitle: '',
    examPreparation: 'MPSC',
    examinationDate: hallDay(90),
    ...overrides,
  }
}
