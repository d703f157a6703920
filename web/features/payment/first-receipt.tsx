import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useReceipts } from '#web/api/money/receipt.ts'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmailText, Sentence } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONGRATULATIONS_WORDS } from '#words/booking/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.paid

/** What a new member paid, and where the receipt is. */
export function FirstReceipt({ email }: { email: string }) {
  const { data } = useReceipts()
  const receipt = data?.receipts[0]
  return (
    <Card>
      <p className={classes('font-semibold', data ? 'empty:hidden' : 'min-h-6')}>
        {receipt?.method && fillIn(WORDS[receipt.method], { amount: rupees(receipt.amount) })}
      </p>
      {receipt?.simulated && <p className="mt-1 text-balance">{WORDS.test}</p>}
      <p className="mt-1 text-balance text-ink-soft">
        <Sentence text={WORDS.emailed} email={<EmailText>{email}</EmailText>} />
      </p>
      <p className="mt-2">
        <TextLink href="/receipts">{WORDS.receipt}</TextLink>
      </p>
    </Card>
  )
}
