import type { Values } from './placeholders.ts'

/**
 * The code of every field problem, as in a field error's `code`. The English message is defined
 * beside the rule that reports it.
 */
export const FIELD_PROBLEM_CODES = [
  'invalidValue',
  'textTooLong',
  'textNotStorable',
  'dateInvalid',
  'daysReversed',
  'amountInvalid',
  'pageInvalid',

  'emailRequired',
  'emailInvalid',
  'emailTooLong',
  'emailOfParent',
  'emailUnchanged',
  'loginIdentifierRequired',
  'loginIdentifierInvalid',
  'loginEmailInvalid',
  'loginMemberIdInvalid',
  'loginIdentifiersBoth',
  'passwordRequired',
  'loginPasswordTooShort',
  'passwordTooShort',
  'passwordTooLong',
  'passwordWithoutLowercase',
  'passwordWithoutUppercase',
  'passwordWithoutNumber',
  'passwordWithoutSpecial',
  'passwordNamesHall',
  'passwordCommon',
  'passwordUnconfirmed',
  'passwordsDiffer',
  'passwordWrong',
  'codeRequired',
  'codeIncomplete',
  'codeTooLong',
  'codeNotDigits',
  'factorCodeRequired',
  'factorCodeInvalid',

  'fullNameRequired',
  'fullNameTooShort',
  'fullNameTooLong',
  'fullNameInvalid',
  'lastNameRequired',
  'phoneRequired',
  'phoneNotDigits',
  'phoneWrongLength',
  'phoneWrongStart',
  'phoneWithoutCountryCode',
  'birthDateRequired',
  'birthDateInvalid',
  'tooYoung',
  'genderRequired',
  'idKindRequired',
  'idLastFourInvalid',
  'parentEmailOwn',

  'visitedBeforeRequired',
  'fatherNameRequired',
  'fatherNameInvalid',
  'parentContactRequired',
  'parentContactInvalid',
  'educationRequired',
  'occupationRequired',
  'addressRequired',
  'jobTitleRequired',
  'examRequired',
  'examinationDateTooSoon',
  'selfieRequired',
  'notAnImage',
  'fileTooLarge',
  'previewTooLarge',

  'bookingDetailsRequired',
  'roomRequired',
  'roomForMenOnly',
  'roomForWomenOnly',
  'roomAtReception',
  'batchRequired',
  'durationRequired',
  'startDateRequired',
  'startDateInvalid',
  'startDatePast',
  'startDateTooLate',
  'endDateDiffers',
  'seatRequired',
  'sectionRefusesWomen',
  'sectionRefusesMen',
  'sectionAtReception',
  'paymentMethodRequired',
  'paymentIdInvalid',
  'paymentNotCompleted',

  'newSeatRequired',
  'newSeatInOtherRoom',

  'tourEmailRequired',
  'tourPhoneInvalid',
  'tourGenderRequired',
  'tourDateRequired',
  'tourDateInvalid',
  'tourDateTooSoon',
  'tourDateTooLate',
  'tourTimeRequired',
  'tourTimeInvalid',
  'tourExamRequired',
  'tourExaminationDateRequired',
  'studyRoomDurationRequired',
  'howDidYouKnowRequired',
  'studyRoomExperienceRequired',
  'studyRoomComparisonRequired',
  'tourIdInvalid',
  'tourMoveInvalid',
  'qrTextTooLong',

  'hallNameRequired',
  'hallNameOnManyLines',
  'hallNameTooLong',
  'contactPhoneInvalid',
  'contactPhoneTooLong',
  'hallAddressTooLong',
  'priceNotWhole',
  'priceTooLow',
  'priceTooHigh',
  'priceOutOfRange',
  'selfieKeptDaysOutOfRange',
  'tourKeptMonthsOutOfRange',
  'renewalDaysOutOfRange',
  'seatUnknown',
] as const

export type FieldProblemCode = (typeof FIELD_PROBLEM_CODES)[number]

/** A field's problem: `code` for programs, English `message` for people. */
export type FieldProblem = {
  readonly code: FieldProblemCode
  readonly message: string
  /** The values of the message's placeholders. */
  readonly values?: Values
}

/** Builds a table of problems from messages; each key is the problem's code. */
export function fieldProblems<Code extends FieldProblemCode>(
  messages: Readonly<Record<Code, string>>,
): Readonly<Record<Code, FieldProblem>>
export function fieldProblems(sentences: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(sentences).map(([code, message]) => [code, { code, message }]),
  )
}
