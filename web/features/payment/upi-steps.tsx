import { type ReactNode, useState } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { UtrForm } from '#web/features/payment/utr-form.tsx'
import { UpiQr, useUpiRequest } from '#web/hall/upi-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { UPI_CODE_WORDS as WORDS } from '#words/upi-code.ts'

/** Shown where the member holds the phone that pays: with a touch screen, or in a narrow window. */
const ON_PHONE = 'hidden pointer-coarse:block max-sm:block'
const ELSEWHERE = 'pointer-coarse:hidden max-sm:hidden'

/**
 * The two steps of a payment by UPI: pay, then enter the UTR. A phone can't scan its own screen, so it gets a link that
 * opens a UPI app and, because apps refuse such links to private UPI IDs, the details to copy; the code is below, for
 * another phone.
 */
export function UpiSteps({ booking: { toPay, seat } }: { booking: Hold }) {
  const { link, payee } = useUpiRequest({ amount: toPay, note: `Seat ${seat}` })
  const { upiId } = usePublicSettings()
  const amount = rupees(toPay)
  return (
    <div className="flex flex-col gap-5">
      <Step number={1}>
        <span className={ON_PHONE}>{fillIn(WORDS.steps.open, { amount })}</span>
        <span className={ELSEWHERE}>{fillIn(WORDS.steps.scan, { amount })}</span>
      </Step>
      <div className={ON_PHONE}>
        <a
          href={link}
          className="flex min-h-14 items-center justify-center rounded-control bg-primary px-6 py-2 text-center text-[1.0625rem] leading-tight font-semibold text-on-primary no-underline shadow-soft hover:bg-primary-hover"
        >
          {WORDS.open}
        </a>
      </div>
      <div className="pointer-coarse:order-last max-sm:order-last">
        <p className={`${ON_PHONE} mb-4 border-t border-line pt-5 text-sm text-ink-soft`}>
          {WORDS.scan}
        </p>
        <UpiQr link={link} amount={toPay} />
      </div>
      <ul className="divide-y divide-line border-y border-line">
        <CopyRow label={WORDS.upiId} value={upiId} copied={upiId} />
        <CopyRow label={WORDS.amount} value={amount} copied={toPay.toFixed(2)} />
        <li className="py-3">
          <p className="text-sm text-ink-soft">{WORDS.payee}</p>
          <p className="font-medium wrap-anywhere">{payee}</p>
        </li>
      </ul>
      <Step number={2}>
        <span className={ON_PHONE}>{WORDS.steps.comeBack}</span>
        <span className={ELSEWHERE}>{WORDS.steps.enter}</span>
      </Step>
      <UtrForm />
    </div>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <h3 className="flex gap-3 font-semibold">
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        {number}
      </span>
      <span className="pt-0.5">{children}</span>
    </h3>
  )
}

function CopyRow({ label, value, copied }: { label: string; value: string; copied: string }) {
  const [wasCopied, setWasCopied] = useState<boolean>()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="font-medium wrap-anywhere select-all">{value}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        leading={wasCopied ? 'check' : undefined}
        onClick={async () => setWasCopied(await copyText(copied))}
      >
        {fillIn(WORDS.copy, { what: label })}
      </Button>
      <p role="status" className="w-full text-right text-sm text-ink-soft empty:hidden">
        {wasCopied === true && WORDS.copied}
        {wasCopied === false && WORDS.notCopied}
      </p>
    </li>
  )
}
