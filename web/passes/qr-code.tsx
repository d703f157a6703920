import { PASS_COLOURS } from '#web/passes/pass-colours.ts'
import { modulePixels, type QrMatrix, qrPath } from '#web/passes/qr-matrix.ts'
import { usePassQr } from '#web/passes/use-pass-qr.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/** A QR code of `size` CSS pixels, or a placeholder while it is generated. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const result = usePassQr(text)
  if (result.status === 'ready') return <QrPicture qr={result.qr} size={size} label={label} />
  return (
    <div
      role="status"
      style={{ width: size, height: size }}
      className="flex flex-col items-center justify-center gap-3 rounded-control bg-sunken p-4 text-center text-sm text-ink-soft"
    >
      {result.status === 'pending' ? (
        <>
          <Spinner className="size-7 text-primary" />
          Generating QR Code...
        </>
      ) : (
        "Couldn't draw the QR code. Please reload the page."
      )}
    </div>
  )
}

/** Each module is a whole number of device pixels, because uneven modules are hard to scan. */
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
