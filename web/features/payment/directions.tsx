import { usePublicSettings } from '#web/api/public-settings.ts'
import { hasReception, ReceptionDetails } from '#web/features/payment/reception-details.tsx'
import { Card } from '#web/ui/card.tsx'
import { CONGRATULATIONS_WORDS } from '#words/congratulations.ts'

/** Where the hall is. Renders nothing if it has neither an address nor a phone number. */
export function Directions() {
  const settings = usePublicSettings()
  if (!hasReception(settings)) return null
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{CONGRATULATIONS_WORDS.way}</h2>
      <p className="mt-2 font-medium">{settings.name}</p>
      <ReceptionDetails />
    </Card>
  )
}
