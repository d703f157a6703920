import type { VisitorData } from '../contract/tour/visitor-data.ts'
import {
  changeReply,
  codeReply,
  mailReply,
  type PersonalRecords,
  storedTourReply,
} from './personal-data.ts'

/** The records about someone without an account. */
export type VisitorRecords = Pick<PersonalRecords, 'tours' | 'mails' | 'codes' | 'changes'>

/** Returns the records as in the visitor's data file. */
export function visitorDataReply(
  { tours, mails, codes, changes }: VisitorRecords,
  about: VisitorData['about'],
): VisitorData {
  return {
    about,
    tours: tours.map(storedTourReply),
    mails: mails.map(mailReply),
    codes: codes.map(codeReply),
    changes: changes.map((change) => changeReply(change, undefined)),
  }
}
