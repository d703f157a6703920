import { useMemo, useState } from 'react'
import { VISITOR_PASS_SIZE, visitorPassText } from '#shared/domain/pass/passes.ts'
import { ARRIVE_EARLY } from '#shared/domain/tour/tour-declaration.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import {
  PASS_STATUS,
  passRows,
  visitorPass,
  visitorPassFileName,
} from '#web/features/tour/pass/visitor-pass.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { QrCode } from '#web/passes/qr-code.tsx'
import { useSavePass } from '#web/passes/use-save-pass.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The visitor pass with its QR code, and buttons to save it and to leave. */
export function VisitorPassCard({ tour }: { tour: PassTour }) {
  const hall = usePublicSettings().name
  const [generatedAt] = useState(() => new Date().toISOString())
  const qrText = useMemo(
    () => visitorPassText(tour, generatedAt, { demo: isDemoMode() }),
    [tour, generatedAt],
  )
  const pass = visitorPass(tour, { hall, qrText })
  const { saving, failed, save } = useSavePass(pass, visitorPassFileName(tour))
  return (
    <div className="grid gap-6">
      <Card padded={false}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-4 border-accent bg-brand px-5 py-4 text-on-brand [print-color-adjust:exact] sm:px-7">
          <p className="font-display text-xl leading-tight font-semibold">{hall}</p>
          <p>Visitor Pass</p>
        </div>
        <div className="grid items-center gap-6 p-5 sm:p-7 grid-cols-[minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)] md:gap-9">
          <div className="flex flex-col items-center gap-4">
            <div className="overflow-hidden rounded-card border border-line">
              <QrCode text={qrText} size={VISITOR_PASS_SIZE} label="Your visitor pass QR code" />
            </div>
            <Badge tone="success" icon="checkCircle">
              {PASS_STATUS}
            </Badge>
          </div>
          <DescriptionList rows={passRows(tour).map(shownRow)} />
        </div>
      </Card>
      <div className="print:hidden">
        <Notice>{ARRIVE_EARLY}</Notice>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="large"
          block
          leading="download"
          busy={saving}
          busyLabel="Preparing your pass..."
          onClick={save}
        >
          Download Pass
        </Button>
        <ButtonLink href="/" size="large" block variant="secondary">
          Back to Main
        </ButtonLink>
      </div>
      <p role="status" className="text-center text-danger">
        {failed && "Couldn't save the pass. Please try again."}
      </p>
    </div>
  )
}

function shownRow({ label, value }: { label: string; value: string }) {
  return { label, value: label === 'Email' ? <EmailText>{value}</EmailText> : value }
}
