import { DEPOSIT } from '../payment.ts'

/** The declaration before a tour request (document 2, sections 5 and 9). */

const ARRIVE_MINUTES_BEFORE = 10

export const ARRIVE_EARLY = `Please arrive ${ARRIVE_MINUTES_BEFORE} minutes before the tour.`

export const TOUR_DECLARATION: readonly string[] = [
  'The details that I gave in this form are true.',
  `If I become a member, I pay a non-refundable deposit of Rs. ${DEPOSIT}, which is valid for one year from the start of my membership.`,
  `I will arrive ${ARRIVE_MINUTES_BEFORE} minutes before the tour.`,
]

export const AGREEMENT_REQUIRED = 'Please agree to the terms and conditions to proceed.'
