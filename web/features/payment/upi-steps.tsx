import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { UtrForm } from '#web/features/payment/utr-form.tsx'
import { UpiQr, useUpiRequest } from '#web/hall/upi-code.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { UPI_CODE_WORDS as WORDS } from '#words/money/upi-code.ts'

/** Where the member probably holds the phone that pays. */
const PHONE = matchMedia('(pointer: coarse), (width < 40rem)')

function subscribe(changed: () => void): () => void {
  PHONE.addEventListener('change', changed)
  return () => PHONE.removeEventListener('change', changed)
}

/**
 * The two steps of a payment by UPI: pay, then enter the UTR. A phone can't scan its own screen, so it gets a link that
 * opens a UPI app and, because apps refuse such links to private UPI IDs, the details to copy; the code is below, for
 * another phone.
 */
export function UpiSteps({
  booking,
  wasRejected,
  onUtrSent,
}: {
  booking: Hold
  /** Whether reception rejected a UTR, so that the member should first check it instead of paying again. */
  wasRejected: boolean
  onUtrSent: (screenshotSaved: boolean) => void
}) {
  const { toPay, seat } = booking
  const { link, payee } = useUpiRequest({ amount: toPay, note: `Seat ${seat}` })
  const { upiId } = usePublicSettings()
  const onPhone = useSyncExternalStore(subscribe, () => PHONE.matches)
  const { scan, enter, open, comeBack } = WORDS.steps
  const amount = rupees(toPay)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Step number={1}>{fillIn(onPhone ? open : scan, { amount })}</Step>
      {onPhone ? (
        <ButtonLink href={link} size="large" block variant={wasRejected ? 'secondary' : 'primary'}>
          {WORDS.open}
        </ButtonLink>
      ) : (
        <UpiQr link={link} amount={toPay} />
      )}
      <ul className="divide-y divide-line border-y border-line">
        <CopyRow label={WORDS.upiId} value={upiId} copied={upiId} action={WORDS.copyUpiId} />
        <CopyRow
          label={WORDS.amount}
          value={amount}
          copied={toPay.toFixed(2)}
          action={WORDS.copyAmount}
        />
        <li className="py-3">
          <p className="text-sm text-ink-soft">{WORDS.payee}</p>
          <p className="font-medium wrap-anywhere">{payee}</p>
        </li>
      </ul>
      <Step number={2}>{onPhone ? comeBack : enter}</Step>
      <UtrForm booking={booking} onSent={onUtrSent} />
      {onPhone && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary">
            {WORDS.scan}
          </summary>
          <UpiQr link={link} amount={toPay} />
        </details>
      )}
    </div>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <h3 className="flex gap-3 font-semibold">
      <span>{number}</span>
      <span>{children}</span>
    </h3>
  )
}

function CopyRow({
  label,
  value,
  copied,
  action,
}: {
  label: string
  value: string
  copied: string
  /** What the button says to screen readers. */
  action: string
}) {
  const [wasCopied, setWasCopied] = useState<boolean>()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-28">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="font-medium wrap-anywhere select-all">{value}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        leading={wasCopied ? 'check' : undefined}
        aria-label={action}
        onClick={async () => setWasCopied(await copyText(copied))}
      >
        {WORDS.copy}
      </Button>
      <p role="status" className="w-full text-right text-sm text-ink-soft empty:hidden">
        {wasCopied === true && WORDS.copied}
        {wasCopied === false && WORDS.notCopied}
      </p>
    </li>
  )
}
