import type { ParentalConsent } from '../contract/user/parental-consent.ts'
import type { RecordedNotice } from '../domain/personal-data/privacy-notice.ts'
import type { ConsentMethod, IdKind } from '../domain/user/parental-consent.ts'
import { noticeReply } from './privacy-notice.ts'

/** A parent's consent as stored: by an emailed code, or at reception with an ID. */
export type ParentalConsentRecord = RecordedNotice & {
  method: ConsentMethod
  parentEmail: string | null
  idKind: IdKind | null
  idLastFour: string | null
  givenAt: Date
  withdrawnAt: Date | null
}

export function parentalConsentReply(consent: ParentalConsentRecord): ParentalConsent {
  const { method, parentEmail, idKind, idLastFour, givenAt, withdrawnAt } = consent
  return {
    method,
    parentEmail,
    idKind,
    idLastFour,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    privacyNotice: noticeReply(consent),
  }
}
