import { useHall } from '#web/api/hall.ts'

const LINK = 'font-medium text-primary underline'

/** How the desk is reached; nothing where its admins have given nothing. */
export function HallContact() {
  const { name, contactPhone, contactEmail, address } = useHall()
  if (contactPhone === '' && contactEmail === '' && address === '') return null
  return (
    <address className="mt-10 text-center text-sm text-ink-soft not-italic">
      <p className="font-medium text-ink">{name}</p>
      {address !== '' && <p className="whitespace-pre-line">{address}</p>}
      {contactPhone !== '' && (
        <p>
          <a href={`tel:${contactPhone.replace(/[^0-9+]/g, '')}`} className={LINK}>
            {contactPhone}
          </a>
        </p>
      )}
      {contactEmail !== '' && (
        <p>
          <a href={`mailto:${contactEmail}`} className={LINK}>
            {contactEmail}
          </a>
        </p>
      )}
    </address>
  )
}
