import { completePayment } from '#shared/contract/money/payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import {
  REJECTED,
  UTR,
  withClaim,
  withEveningClock,
  withHigherPrice,
  withRoomRules,
  withSeatKept,
} from '../booking/booking-world.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { paymentId } from '../world.ts'
import { withRow } from './statement-world.ts'

const payment = (id: string, changed: object = {}) => ({
  body: { paymentId: id, paymentStatus: 'completed', ...changed },
})
const utrBody = (sent: string) => ({ body: { utr: sent } })
const withMatchedRow = withRow({
  utrs: [UTR],
  state: 'matched',
  paymentId: paymentId('seated'),
})

export const paymentCases: DemoCase[] = [
  ...casesFor(listReceipts, ['one', 'seated', {}], ['none', 'member', {}]),
  ...casesFor(
    completePayment,
    ['a first payment', 'holder', payment('payment-0001')],
    ['with a method', 'holder', payment('payment-0001', { paymentMethod: 'cash' })],
    ['after the hold', 'late', payment('payment-0001', { paymentMethod: 'upi' })],
    ['instead of paying at reception', 'deskHolder', payment('payment-0001')],
    ['repeated', 'seated', payment(paymentId('seated'))],
    ['of a minor', 'minorHolder', payment('payment-0001'), 'consentRequired'],
    ['of a minor without a hold', 'minor', payment('payment-0001'), 'consentRequired'],
    ['without a hold', 'member', payment('payment-0001'), 'nothingToPay'],
    ['after the first day', 'outdated', payment('payment-0001'), 'startDatePassed'],
    [
      'after the first day and the hold',
      'late',
      payment('payment-0001'),
      'startDatePassed',
      withEveningClock,
    ],
    ['after someone else took the seat', 'tooLate', payment('payment-0001'), 'seatTaken'],
    ['after the seat was closed', 'shutOut', payment('payment-0001'), 'seatClosed'],
    [
      'after the hold, at another price',
      'late',
      payment('payment-0001'),
      'priceChanged',
      withHigherPrice,
    ],
    [
      'after the hold, in a room now for women',
      'late',
      payment('payment-0001'),
      'seatNotAllowed',
      withRoomRules({ 'Dyandhara Kaksh': { audience: 'women', unstated: 'online' } }),
    ],
    [
      'after the hold, of a seat kept for its member to renew',
      'late',
      payment('payment-0001'),
      'seatReservedForRenewal',
      withSeatKept('late'),
    ],
    [
      'during the hold, at another price',
      'holder',
      payment('payment-0001'),
      undefined,
      withHigherPrice,
    ],
    ['for days that are paid', 'twice', payment('payment-0001'), 'ownPeriodOverlap'],
    ['of another user', 'holder', payment(paymentId('seated')), 'paymentIdUsed'],
    ['that was refused', 'woman', payment(paymentId('woman')), 'paymentIdUsed'],
    ['that the gateway refused', 'tooLate', payment(paymentId('tooLate', 1)), 'paymentRefused'],
  ),
  ...casesFor(
    claims.getUpiPayment,
    ['none due', 'holder', {}],
    ['at reception', 'deskHolder', {}],
    ['to be checked', 'deskHolder', {}, undefined, withClaim()],
    ['rejected', 'deskHolder', {}, undefined, withClaim({ status: 'rejected', ...REJECTED })],
  ),
  ...casesFor(
    claims.sendUtr,
    ['the first', 'deskHolder', utrBody('612345678901')],
    ['in Devanagari digits', 'deskHolder', utrBody('६१२३ ४५६७ ८९०१')],
    ['of 11 digits', 'deskHolder', utrBody('61234567890'), 'validationFailed'],
    ['without a desk payment', 'holder', utrBody('612345678901'), 'noUpiPayment'],
    ['of a minor', 'minorAtDesk', utrBody('612345678901'), 'consentRequired'],
    ['corrected', 'deskHolder', utrBody('612345678901'), undefined, withClaim()],
    ['repeated', 'deskHolder', utrBody(UTR), undefined, withClaim()],
    [
      'after a rejection',
      'deskHolder',
      utrBody(UTR),
      undefined,
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
    ['of another payment', 'deskTwice', utrBody(UTR), 'utrUsed', withClaim()],
    ['of a matched credit', 'deskTwice', utrBody(UTR), 'utrUsed', withMatchedRow],
    [
      'after five rejections',
      'deskHolder',
      utrBody(UTR),
      'tooManyClaims',
      (world) => {
        for (let sent = 0; sent < 5; sent += 1)
          withClaim({ status: 'rejected', ...REJECTED })(world)
      },
    ],
  ),
  ...casesFor(
    claims.saveScreenshot,
    ['a picture', 'deskHolder', { file: true }, undefined, withClaim()],
    ['no file', 'deskHolder', {}, 'notAnImage', withClaim()],
    ['without a UTR', 'deskHolder', { file: true }, 'noUtrToCheck'],
    [
      'after a rejection',
      'deskHolder',
      { file: true },
      'noUtrToCheck',
      withClaim({ status: 'rejected', ...REJECTED }),
    ],
  ),
]
