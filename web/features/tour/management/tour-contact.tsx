import { dialledNumber } from '#shared/domain/settings/hall-details.ts'
import { tourContactMessage } from '#shared/words/tour-contact-message.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type ManagedTour, useChangeTourNotes } from '#web/api/tour/tour-management.ts'
import { ContactLinks } from '#web/hall/contact-links.tsx'

/** Calls the visitor of a tour or writes to them in their language, and records it. On paper, the phone number. */
export function TourContact({ tour }: { tour: ManagedTour }) {
  const { name: hallName } = usePublicSettings()
  const change = useChangeTourNotes(tour.id)
  return (
    <>
      <ContactLinks
        name={tour.fullName}
        phoneNumber={dialledNumber(tour.phoneNumber)}
        text={tourContactMessage(tour, hallName)}
        call={tour.phoneNumber}
        dense
        noting={change}
        onOpen={change.reset}
        onNote={({ kind }, onDone) => change.mutate({ contact: kind }, { onSuccess: onDone })}
      />
      <span className="hidden print:block">{tour.phoneNumber}</span>
    </>
  )
}
