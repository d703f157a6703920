import { useState } from 'react'
import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import { dataFileName } from '#shared/domain/personal-data/data-file-name.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { EraseDialog } from '#web/features/privacy/your-tours/erase-dialog.tsx'
import { TourCard } from '#web/features/privacy/your-tours/tour-card.tsx'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText, Sentence } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { YOUR_TOURS_WORDS } from '#words/tour/your-tours.ts'

/** All tours of an email, with buttons to download and to delete them. */
export function TourData({
  email,
  data,
  onErased,
  onVerificationExpired,
}: {
  email: string
  data: VisitorData
  onErased: () => void
  /** Called with the server's message once the email must be verified again. */
  onVerificationExpired: (message: string) => void
}) {
  const today = useToday()
  const [file, setFile] = useState<string>()
  const [erasing, setErasing] = useState(false)
  const address = (
    <strong className="wrap-anywhere text-ink">
      <EmailText>{email}</EmailText>
    </strong>
  )

  if (data.tours.length === 0) {
    return (
      <Card>
        <p className="text-ink-soft">
          <Sentence text={YOUR_TOURS_WORDS.none} address={address} />
        </p>
        <p className="mt-3">
          <TextLink href="/tour">{YOUR_TOURS_WORDS.request}</TextLink>
        </p>
      </Card>
    )
  }

  function download() {
    const name = dataFileName(data.about.hall, today)
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
    setFile(name)
  }

  return (
    <div className="grid gap-5">
      <Card>
        <p className="text-ink-soft">
          <Sentence text={YOUR_TOURS_WORDS.about} address={address} />
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" leading="download" onClick={download}>
            {YOUR_TOURS_WORDS.download}
          </Button>
          <Button
            variant="secondary"
            className="text-danger!"
            leading="trash"
            onClick={() => setErasing(true)}
          >
            {YOUR_TOURS_WORDS.erase}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {file !== undefined && (
            <span className="mt-3 block wrap-anywhere">
              {fillIn(YOUR_TOURS_WORDS.fileReady, { name: file })}
            </span>
          )}
        </p>
      </Card>
      {data.tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} data={data} />
      ))}
      {erasing && (
        <EraseDialog
          email={email}
          tours={data.tours}
          onClose={() => setErasing(false)}
          onErased={onErased}
          onVerificationExpired={onVerificationExpired}
        />
      )}
    </div>
  )
}
