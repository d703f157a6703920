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
  'codeAttemptsExhausted',
  'loginFailed',
  'notLoggedIn',
  'emailNotVerified',
  'visitorProofExpired',
  'emailHasAccount',
  'wrongPassword',
  'secondFactorCodeRequired',
  'wrongSecondFactorCode',
  'secondFactorSetupRequired',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorResetNotAllowed',
  'ownSecondFactorRequired',
  'factorPolicyNotAllowed',
  'notAllowed',
  'membershipDetailsRequired',
  'consentRequired',
  'consentNotNeeded',
  'consentNotGiven',
  'consentWithdrawn',
  'notFound',
  'userNotFound',
  'emailTaken',
  'phoneTaken',
  'accountUnclaimed',
  'alreadyClaimed',
  'wrongClaimCode',
  'startDateTooEarly',
  'priceChanged',
  'seatTaken',
  'seatClosed',
  'seatReservedForRenewal',
  'seatNotAllowed',
  'ownPeriodOverlap',
  'tooManyHolds',
  'nothingToRenew',
  'nothingToPay',
  'startDatePassed',
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
  'noteRemovalNotAllowed',
  'qrDataBlank',
  'qrDataUnreadable',
  'notAVisitorPass',
  'demoPass',
  'noTourForPass',
  'noPaidDays',
  'passOnOtherPhone',
  'cardsDisabled',
  'gateUnknown',
  'gateRevoked',
  'scannedTourCancelled',
  'scannedTourCompleted',
  'adminAccountNotAllowed',
  'roleChangeNotAllowed',
  'eraseNotAllowed',
  'ownDeactivationNotAllowed',
  'ownEmailChangeNotAllowed',
  'adminEmailChangeNotAllowed',
  'lastSuperAdmin',
  'userChanged',
  'userDeactivated',
  'seatsWouldBeFreed',
  'membershipActive',
  'bookingNotMovable',
  'bookingMoved',
  'bookingEnded',
  'bookingPaid',
  'paymentTooLate',
  'seatNoLongerFree',
  'paymentAlreadyConfirmed',
  'shiftOpen',
  'drawerInUse',
  'unknownDrawer',
  'noOpenShift',
  'shiftClosed',
  'shiftStillOpen',
  'notEnoughCash',
  'nothingOwed',
  'dueChanged',
  'lateFeeChanged',
  'nothingToRefund',
  'noDepositHeld',
  'keptTooMuch',
  'refundTooHigh',
  'refundAboveLimit',
  'discountAboveLimit',
  'writeOffAboveLimit',
  'discountNotTheDifference',
  'lessReceived',
  'ownShiftCounted',
  'utrNeeded',
  'methodUnchanged',
  'paymentInStatement',
  'handOverTooHigh',
  'cashNoteNeeded',
  'handOverReceived',
  'dayNotOver',
  'dayClosed',
  'noUpiPayment',
  'utrUsed',
  'claimWaiting',
  'claimNotWaiting',
  'noUtrToCheck',
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
  'lateFeeNotAllowed',
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
