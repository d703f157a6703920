import { PAPER } from '#web/passes/paper.ts'
import { modulePixels, type QrMatrix, qrPath } from '#web/passes/qr-matrix.ts'
import { useQrMatrix } from '#web/passes/use-qr-matrix.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** A pass's text as a QR code of `size` CSS pixels; says so while it is being generated. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const drawn = useQrMatrix(text)
  if (drawn.status === 'ready') return <QrPicture qr={drawn.qr} size={size} label={label} />
  return (
    <div
      role="status"
      style={{ width: size, height: size }}
      className="flex flex-col items-center justify-center gap-3 rounded-control bg-sunken p-4 text-center text-sm text-ink-soft"
    >
      {drawn.status === 'pending' ? (
        <>
          <Spinner className="size-7 text-primary" />
          Generating QR Code...
        </>
      ) : (
        'The QR code could not be drawn. Please load this page again.'
      )}
    </div>
  )
}

/** Modules are a whole number of the screen's own pixels: uneven ones are hard to scan. */
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
      <rect width="100%" height="100%" fill={PAPER.white} />
      <path
        d={qrPath(qr)}
        fill={PAPER.ink}
        transform={`translate(${edge} ${edge}) scale(${module})`}
      />
    </svg>
  )
}
