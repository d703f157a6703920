import { useState } from 'react'
import type { VisitorData } from '#shared/contract/visitor-data.ts'
import { dataFileName } from '#shared/domain/personal-data/data-file-name.ts'
import { useToday } from '#web/api/public-settings.ts'
import { EraseDialog } from '#web/features/privacy/your-tours/erase-dialog.tsx'
import { TourCard } from '#web/features/privacy/your-tours/tour-card.tsx'
import { saveFile } from '#web/passes/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailText, Sentence } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** All tours of an email, with buttons to download and to delete them. */
export function TourData({
  email,
  data,
  onErased,
  onVerificationOver,
}: {
  email: string
  data: VisitorData
  /** Receives the success message. */
  onErased: (message: string) => void
  /** The email must be verified again, says `message`. */
  onVerificationOver: (message: string) => void
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
          <Sentence text="We have no tour requests with {address}." address={address} />
        </p>
        <p className="mt-3">
          <TextLink href="/tour">Request a tour</TextLink>
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
          <Sentence
            text="This is what we know about the tours requested with {address}. The file also lists emails and OTPs on their way to you."
            address={address}
          />
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" leading="download" onClick={download}>
            Download
          </Button>
          <Button
            variant="secondary"
            className="text-danger!"
            leading="trash"
            onClick={() => setErasing(true)}
          >
            Delete my tour data
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {file !== undefined && (
            <span className="mt-3 block wrap-anywhere">{`Your file is ready: ${file}`}</span>
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
          onVerificationOver={onVerificationOver}
        />
      )}
    </div>
  )
}
