import type { QrLevel } from '#shared/domain/pass/qr-level.ts'
import { PASS_COLOURS } from '#web/passes/pass-colours.ts'
import { modulePixels, type QrMatrix, qrPath } from '#web/passes/qr-matrix.ts'
import { usePassQr } from '#web/passes/use-pass-qr.ts'
import { classes } from '#web/ui/classes.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { QR_CODE_WORDS } from '#words/page/qr-code.ts'

/** A QR code of `size` CSS pixels, or a placeholder while it is generated. */
export function QrCode({
  text,
  size,
  label,
  level,
  onWhite,
}: {
  text: string
  size: number
  label: string
  onWhite?: boolean
  /** The error correction level, if the text fits; Q by default. */
  level?: QrLevel
}) {
  const result = usePassQr(text, level)
  if (result.status === 'ready') return <QrPicture qr={result.qr} size={size} label={label} />
  return <NoQrCode size={size} failed={result.status === 'failed'} onWhite={onWhite} />
}

/** A placeholder while a code is generated, or if that failed. `onWhite` is for pages that are always white. */
export function NoQrCode({
  size,
  failed = false,
  onWhite = false,
}: {
  size: number
  failed?: boolean
  onWhite?: boolean | undefined
}) {
  return (
    <div
      role="status"
      style={{ width: size, height: size }}
      className={classes(
        'flex flex-col items-center justify-center gap-3 rounded-control p-4 text-center text-sm',
        onWhite ? 'bg-[#f6f1e6] text-[#5a5e54]' : 'bg-sunken text-ink-soft',
      )}
    >
      {failed ? (
        QR_CODE_WORDS.failed
      ) : (
        <>
          <Spinner className={onWhite ? 'size-7' : 'size-7 text-primary'} />
          {QR_CODE_WORDS.generating}
        </>
      )}
    </div>
  )
}

/** Each module has a whole number of device pixels, because uneven modules are hard to scan. */
function QrPicture({ qr, size, label }: { qr: QrMatrix; size: number; label: string }) {
  const density = window.devicePixelRatio
  const module = modulePixels(qr, size * density) / density
  const edge = Math.floor(((size - module * qr.size) / 2) * density) / density
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="rounded-control"
    >
      <rect width="100%" height="100%" fill={PASS_COLOURS.white} />
      <path
        d={qrPath(qr)}
        fill={PASS_COLOURS.ink}
        transform={`translate(${edge} ${edge}) scale(${module})`}
      />
    </svg>
  )
}
