import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { upiLink } from '#shared/domain/money/upi-link.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { UPI_CODE_WORDS as WORDS } from '#words/upi-code.ts'

/**
 * The QR code of a UPI payment to the hall. On a member's own phone, which can't scan its own screen, also a link that
 * opens a UPI app, and the details to copy, because apps refuse such links to private UPI IDs.
 */
export function UpiCode({
  amount,
  note,
  ownPhone = false,
}: {
  /** Whole rupees. */
  amount: number
  /** Shown in the member's UPI app. */
  note: string
  ownPhone?: boolean
}) {
  const { name, upiId, upiPayee } = usePublicSettings()
  const [reference] = useState(newReference)
  const payee = upiPayee === '' ? name : upiPayee
  const link = upiLink({ upiId, payee, amount, reference, note })
  const label = fillIn(WORDS.code, { amount: rupees(amount) })
  return (
    <div>
      <p>{ownPhone ? fillIn(WORDS.steps, { amount: rupees(amount) }) : WORDS.scanIt}</p>
      {ownPhone && (
        <div className="mt-4 hidden pointer-coarse:block">
          <a
            href={link}
            className="flex min-h-14 items-center justify-center rounded-control bg-primary px-6 py-2 text-center text-[1.0625rem] leading-tight font-semibold text-on-primary no-underline shadow-soft hover:bg-primary-hover"
          >
            {WORDS.open}
          </a>
          <p className="mt-4 text-sm text-ink-soft">{WORDS.scan}</p>
        </div>
      )}
      <div className="mt-4 flex justify-center">
        <QrCode text={link} size={240} level="M" label={label} />
      </div>
      {ownPhone && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          <CopyRow label={WORDS.upiId} value={upiId} copied={upiId} />
          <CopyRow label={WORDS.amount} value={rupees(amount)} copied={amount.toFixed(2)} />
          <li className="py-3">
            <p className="text-sm text-ink-soft">{WORDS.payee}</p>
            <p className="font-medium wrap-anywhere">{payee}</p>
          </li>
        </ul>
      )}
    </div>
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

/** Returns the reference of an attempt to pay, which appears in the statements of both banks. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `DA${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
