import { HALL_NAME, type HallDetails } from './hall-details.ts'
import { hasDefaultFigures, type LandingDetails } from './landing-details.ts'

/** The steps that the owner of a new hall completes once, in this order. */
export const SETUP_STEPS = [
  'name',
  'address',
  'contact',
  'landing',
  'prices',
  'roomRules',
  'simulatedPayments',
  'deskPayments',
  'testMail',
  'demo',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** How many steps a hall has: payments are either simulated or confirmed at reception. */
export const SETUP_STEP_COUNT = SETUP_STEPS.length - 1

/**
 * The steps that the owner ticks off, because the built-in name, figures and prices or demo mode
 * may be right as they are.
 */
export const ACKNOWLEDGED_STEPS = [
  'name',
  'landing',
  'prices',
  'roomRules',
  'simulatedPayments',
  'deskPayments',
  'testMail',
  'demo',
] as const satisfies readonly SetupStep[]
export type AcknowledgedStep = (typeof ACKNOWLEDGED_STEPS)[number]

type Facts = {
  details: HallDetails & LandingDetails
  /** Whether payments are simulated; otherwise reception confirms them. */
  simulatedPayments: boolean
  /** Whether visitors may use demo mode. */
  demo: boolean
  acknowledged: readonly string[]
}

/** Returns the steps that are still to be done. */
export function openSetupSteps({
  details,
  simulatedPayments,
  demo,
  acknowledged,
}: Facts): SetupStep[] {
  // The owner can complete steps that are always true here only by ticking them off.
  const applies: Record<SetupStep, boolean> = {
    name: details.name === HALL_NAME,
    address: details.address === '',
    contact: details.contactPhone === '' && details.contactEmail === '',
    landing: hasDefaultFigures(details),
    prices: true,
    roomRules: true,
    simulatedPayments,
    deskPayments: !simulatedPayments,
    testMail: true,
    demo,
  }
  return SETUP_STEPS.filter((step) => applies[step] && !acknowledged.includes(step))
}
