import type { FieldProblem } from './field-problem.ts'
import type { Values } from './placeholders.ts'

/**
 * The code of every refusal. The server's replies contain it as `code`, programs compare it, and
 * shared/contract/errors.ts gives each its HTTP status and English message.
 */
export const REFUSAL_CODES = [
  'validationFailed',
  'badRequest',
  'notAnImage',
  'invalidCode',
  'expiredCode',
  'codeTriesUsed',
  'loginFailed',
  'notLoggedIn',
  'emailNotVerified',
  'visitorProofExpired',
  'emailHasAccount',
  'passwordWrong',
  'secondFactorCodeRequired',
  'secondFactorWrong',
  'secondFactorSetupRequired',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorResetNotAllowed',
  'ownSecondFactorRequired',
  'factorPolicyNotAllowed',
  'notAllowed',
  'membershipFirst',
  'consentRequired',
  'consentNotNeeded',
  'consentNotGiven',
  'consentWithdrawn',
  'notFound',
  'userNotFound',
  'emailTaken',
  'phoneTaken',
  'claimFirst',
  'alreadyClaimed',
  'claimCodeWrong',
  'startDayOver',
  'amountDiffers',
  'seatTaken',
  'seatClosed',
  'seatKept',
  'seatNotAllowed',
  'ownPeriodOverlap',
  'tooManyHolds',
  'nothingToRenew',
  'nothingToPay',
  'bookingOutdated',
  'paymentIdUsed',
  'paymentRefused',
  'paymentPending',
  'tourDateTooSoon',
  'tourPending',
  'tourOnSameDate',
  'tourConfirmed',
  'tourNotFound',
  'tourStatusChanged',
  'tourOnOtherDay',
  'tourNotesChanged',
  'noteOfSomebodyElse',
  'qrDataBlank',
  'qrDataUnreadable',
  'notAVisitorPass',
  'demoPass',
  'passUnknown',
  'noPaidDays',
  'passOnOtherPhone',
  'cardsOff',
  'gateUnknown',
  'gateRevoked',
  'scannedTourCancelled',
  'scannedTourCompleted',
  'adminUser',
  'roleChangeNotAllowed',
  'eraseNotAllowed',
  'ownUser',
  'ownEmail',
  'emailOfAdmin',
  'lastSuperAdmin',
  'userChanged',
  'userDeactivated',
  'seatsWouldBeFreed',
  'membershipActive',
  'bookingNotMovable',
  'bookingMoved',
  'bookingOver',
  'paymentTooLate',
  'deskSeatGone',
  'paymentNotWaiting',
  'shiftOpen',
  'drawerInUse',
  'noOpenShift',
  'shiftClosed',
  'shiftStillOpen',
  'drawerTooEmpty',
  'nothingOwed',
  'dueChanged',
  'nothingToRefund',
  'noDepositHeld',
  'refundTooMuch',
  'refundAboveLimit',
  'discountAboveLimit',
  'handOverTooMuch',
  'handOverReceived',
  'dayNotOver',
  'dayClosed',
  'noUpiPayment',
  'utrUsed',
  'claimWaiting',
  'claimNotWaiting',
  'claimChanged',
  'tooManyClaims',
  'statementNotText',
  'statementTooLarge',
  'statementUnreadable',
  'statementColumnsWrong',
  'statementChanged',
  'settingsChanged',
  'retentionNotAllowed',
  'roomRulesNotAllowed',
  'upiNotAllowed',
  'taxNotAllowed',
  'roleLimitsNotAllowed',
  'depositNotAllowed',
  'fileTooLarge',
  'bodyTooLarge',
  'tooManyCodes',
  'tooManyRequests',
  'internal',
  'busy',
  'storageUnavailable',
  'stopping',
  'databaseUnavailable',
  'databaseOutdated',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** A form's problems by field; undefined for a valid field. */
export type ProblemsByField = Readonly<Record<string, FieldProblem | undefined>>

/** Why an action is refused. Decisions return it; callers throw or display it. */
export type Refusal = {
  readonly code: RefusalCode
  /** The values of its message's placeholders. */
  readonly values?: Values
  /** For a refused form: validationFailed and tourDateTooSoon. */
  readonly problems?: ProblemsByField
}

/** The result of a decision: its outcome or a refusal. */
export type Decision<Outcome> =
  | { readonly refusal: Refusal; readonly outcome?: undefined }
  | { readonly refusal?: undefined; readonly outcome: Outcome }

/**
 * Returns the first refusal whose condition is true: `firstRefusal(['seatTaken', taken],
 * ['seatClosed', closed])`.
 */
export function firstRefusal(
  ...checks: readonly (readonly [code: RefusalCode, holds: boolean])[]
): Refusal | undefined {
  const found = checks.find(([, holds]) => holds)
  return found && { code: found[0] }
}

/** Returns the refusal of a form, or undefined if no field has a problem. */
export function invalidForm(problems: ProblemsByField): Refusal | undefined {
  const found = Object.values(problems).some((problem) => problem !== undefined)
  return found ? { code: 'validationFailed', problems } : undefined
}
