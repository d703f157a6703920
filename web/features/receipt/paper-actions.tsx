import { RECEIPT_FILE, RECEIPT_PICTURE } from '#shared/contract/own-endpoints.ts'
import { receiptFileName } from '#shared/domain/money/receipt.ts'
import { useFileDownload } from '#web/api/file-download.ts'
import { toPng } from '#web/features/receipt/receipt-picture.ts'
import { saveFile } from '#web/passes/save-file.ts'
import { canShare, createPngFile, shareFile } from '#web/passes/share-file.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Button } from '#web/ui/button.tsx'
import { RECEIPTS_WORDS as WORDS } from '#words/money/receipts.ts'

/** The buttons to print, download and share a receipt or voucher. The demo has no server to create the files. */
export function PaperActions({
  number,
  printsFirst = isDemoMode(),
}: {
  number: string
  /** Whether printing is the main action. */
  printsFirst?: boolean
}) {
  const pdf = useFileDownload()
  const pictureName = receiptFileName(number, 'png')
  const canSharePicture = canShare(createPngFile(pictureName))
  const picture = useFileDownload(async (svg, name) => {
    const png = createPngFile(name, await toPng(svg))
    await (canSharePicture ? shareFile(png) : saveFile(png, name))
  })
  const query = { number }
  const print = (
    <Button variant={printsFirst ? 'primary' : 'secondary'} onClick={() => window.print()}>
      {WORDS.print}
    </Button>
  )
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {printsFirst && print}
        {!isDemoMode() && (
          <>
            <Button
              variant={printsFirst ? 'secondary' : 'primary'}
              leading="download"
              busy={pdf.isPending}
              busyLabel={WORDS.downloading}
              onClick={() =>
                pdf.mutate({ file: RECEIPT_FILE, query, name: receiptFileName(number, 'pdf') })
              }
            >
              {WORDS.download}
            </Button>
            <Button
              variant="secondary"
              busy={picture.isPending}
              busyLabel={WORDS.downloading}
              onClick={() => picture.mutate({ file: RECEIPT_PICTURE, query, name: pictureName })}
            >
              {canSharePicture ? WORDS.sharePicture : WORDS.savePicture}
            </Button>
          </>
        )}
        {!printsFirst && print}
      </div>
      <p role="alert" className="text-danger">
        {pdf.isError && <span className="mt-3 block">{WORDS.downloadFailed}</span>}
        {picture.isError && <span className="mt-3 block">{WORDS.pictureFailed}</span>}
      </p>
    </div>
  )
}
