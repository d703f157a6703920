import { useState } from 'react'
import { SCREENSHOT_PICTURE } from '#shared/contract/desk-endpoints.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { limitOfBankPayment } from '#shared/domain/money/discount.ts'
import {
  REJECTION_NOTE_MAX_LENGTH,
  REJECTION_PROBLEMS,
  REJECTION_REASONS,
  type RejectionReason,
  rejectionNoteProblem,
} from '#shared/domain/money/upi-claim.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ListedBooking, useConfirmUtr, useRejectUtr } from '#web/api/booking/desk-booking.ts'
import { callUrl } from '#web/api/request.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import {
  amountToPay,
  DiscountFields,
  discountProblems,
  NO_DISCOUNT,
  toDiscount,
} from '#web/hall/desk-payment/discount-fields.tsx'
import { PrivatePicture } from '#web/hall/private-picture.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PAYMENT_MESSAGES } from '#words/booking/booking.ts'
import { CHECK_UTR_WORDS as WORDS } from '#words/booking/desk-booking.ts'

type Dialog = { booking: ListedBooking; onClose: (message?: string) => void }

/** Confirms or rejects a UPI payment by the UTR that the member entered. */
export function CheckUtrModal({ booking, onClose }: Dialog) {
  const [rejecting, setRejecting] = useState(false)
  // The UTR that was shown. If the member corrects it meanwhile, the server refuses this one.
  const [utr] = useState(booking.utr ?? '')
  return rejecting ? (
    <RejectModal booking={booking} utr={utr} onBack={() => setRejecting(false)} onClose={onClose} />
  ) : (
    <ConfirmModal
      booking={booking}
      utr={utr}
      onReject={() => setRejecting(true)}
      onClose={onClose}
    />
  )
}

function ConfirmModal({
  booking,
  utr,
  onReject,
  onClose,
}: Dialog & { utr: string; onReject: () => void }) {
  const confirm = useConfirmUtr(booking.id)
  const name = displayName(booking)
  const [typed, setTyped] = useState(NO_DISCOUNT)
  const [submitted, setSubmitted] = useState(false)
  const { amount, deposit = 0 } = booking
  const discountLimit = limitOfBankPayment(booking.discountLimit, amount + deposit)
  const price = { amount, discountLimit }
  const problems = discountProblems(price, typed)

  function submit() {
    setSubmitted(true)
    if (problems) return
    confirm.mutate(
      { utr, discount: toDiscount(typed) },
      { onSuccess: () => onClose(`${name}: ${PAYMENT_MESSAGES.confirmed}`) },
    )
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={fillIn(WORDS.title, { amount: rupees(amountToPay(price, typed) + deposit), name })}
      description={fillIn(WORDS.effect, { seat: booking.seat })}
      dismissible={!confirm.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onReject} disabled={confirm.isPending}>
            {WORDS.reject}
          </Button>
          <Button onClick={submit} busy={confirm.isPending} busyLabel={WORDS.confirming}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">{WORDS.utr}</p>
      <p className="mt-1 font-display text-3xl font-semibold tracking-wide tabular-nums select-all">
        {utr}
      </p>
      {booking.hasScreenshot && <Screenshot bookingId={booking.id} />}
      <div className="mt-4">
        <DiscountFields
          price={price}
          typed={typed}
          problems={submitted ? problems : undefined}
          onChange={setTyped}
        />
      </div>
      {confirm.isError && (
        <div className="mt-4">
          <Notice tone="danger">{confirm.error.message}</Notice>
        </div>
      )}
    </Modal>
  )
}

/** The screenshot of the payment, which a press enlarges to the dialog's width. */
function Screenshot({ bookingId }: { bookingId: string }) {
  const [large, setLarge] = useState(false)
  const path = callUrl({ path: SCREENSHOT_PICTURE.url }, { params: { id: bookingId } })
  return (
    <div className="mt-4">
      <p className="mb-1 text-sm text-ink-soft">{WORDS.screenshot}</p>
      <PrivatePicture path={path} cached={false} words={WORDS}>
        {(url) => (
          <button
            type="button"
            aria-label={large ? WORDS.shrink : WORDS.enlarge}
            onClick={() => setLarge(!large)}
            className={large ? 'block w-full cursor-zoom-out' : 'block cursor-zoom-in'}
          >
            <img
              src={url}
              alt={WORDS.screenshot}
              className={classes(
                'rounded-card border border-line',
                large ? 'w-full' : 'max-h-48 min-h-11 max-w-full',
              )}
            />
          </button>
        )}
      </PrivatePicture>
    </div>
  )
}

function RejectModal({
  booking,
  utr,
  onBack,
  onClose,
}: Dialog & { utr: string; onBack: () => void }) {
  const reject = useRejectUtr(booking.id)
  const name = displayName(booking)
  const [reason, setReason] = useState<RejectionReason>()
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const noteProblem = rejectionNoteProblem(note, reason)

  function submit() {
    setSubmitted(true)
    if (reason === undefined || noteProblem) return
    reject.mutate(
      { utr, reason, note },
      { onSuccess: () => onClose(`${name}: ${PAYMENT_MESSAGES.utrRejected}`) },
    )
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={fillIn(WORDS.rejectTitle, { name })}
      description={fillIn(WORDS.rejectEffect, { name })}
      dismissible={!reject.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onBack} disabled={reject.isPending}>
            {WORDS.back}
          </Button>
          <Button
            variant="danger"
            onClick={submit}
            busy={reject.isPending}
            busyLabel={WORDS.rejecting}
          >
            {WORDS.reject}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <RadioCards
          name="reason"
          label={WORDS.reason}
          options={REJECTION_REASONS.map((value) => ({ value, title: WORDS.reasons[value] }))}
          value={reason}
          error={
            submitted && reason === undefined
              ? problemText(REJECTION_PROBLEMS.rejectionReasonRequired)
              : undefined
          }
          onChange={setReason}
        />
        <TextArea
          label={WORDS.note}
          note={reason === 'other' ? undefined : WORDS.optional}
          hint={WORDS.noteHint}
          rows={2}
          maxLength={REJECTION_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={submitted ? problemText(noteProblem) : undefined}
        />
        {reject.isError && <Notice tone="danger">{reject.error.message}</Notice>}
      </div>
    </Modal>
  )
}
