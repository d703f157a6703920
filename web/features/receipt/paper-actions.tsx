import { RECEIPT_FILE } from '#shared/contract/own-endpoints.ts'
import { receiptFileName } from '#shared/domain/money/receipt.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { RECEIPTS_WORDS as WORDS } from '#words/receipts.ts'

/** What can be done with a receipt or voucher. The demo has no server to make the PDF. */
export function PaperActions({ number }: { number: string }) {
  const { mutate, isPending, isError } = useFileDownload()
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {!isDemoMode() && (
          <Button
            leading="download"
            busy={isPending}
            busyLabel={WORDS.downloading}
            onClick={() =>
              mutate({
                file: RECEIPT_FILE,
                query: { number },
                name: receiptFileName(number, 'pdf'),
              })
            }
          >
            {WORDS.download}
          </Button>
        )}
        <Button variant={isDemoMode() ? 'primary' : 'secondary'} onClick={() => window.print()}>
          {WORDS.print}
        </Button>
      </div>
      <p role="alert" className="text-danger">
        {isError && <span className="mt-3 block">{WORDS.downloadFailed}</span>}
      </p>
    </div>
  )
}
