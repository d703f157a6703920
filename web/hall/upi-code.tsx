import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { upiLink } from '#shared/domain/money/upi-link.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { UPI_CODE_WORDS as WORDS } from '#words/money/upi-code.ts'

type Request = {
  /** Whole rupees. */
  amount: number
  /** Shown in the member's UPI app. */
  note: string
}

/** Reception's QR code of a UPI payment to the hall. With another amount, it is another attempt: give it a key. */
export function UpiCode({ amount, note }: Request) {
  const { link } = useUpiRequest({ amount, note })
  return (
    <div>
      <p className="mb-4">{WORDS.scanIt}</p>
      <UpiQr link={link} amount={amount} />
    </div>
  )
}

/** Returns the link of a UPI payment to the hall, with a reference of its own, and the name that UPI apps show. */
export function useUpiRequest({ amount, note }: Request): { link: string; payee: string } {
  const { name, upiId, upiPayee } = usePublicSettings()
  const [reference] = useState(newReference)
  const payee = upiPayee === '' ? name : upiPayee
  return { link: upiLink({ upiId, payee, amount, reference, note }), payee }
}

/** The QR code of a UPI link. */
export function UpiQr({ link, amount }: { link: string; amount: number }) {
  const label = fillIn(WORDS.code, { amount: rupees(amount) })
  return (
    <div className="flex justify-center">
      <QrCode text={link} size={240} level="M" label={label} />
    </div>
  )
}

/** Returns the reference of an attempt to pay, which appears in the statements of both banks. */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `DA${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
