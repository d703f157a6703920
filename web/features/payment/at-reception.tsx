import { usePublicSettings } from '#web/api/public-settings.ts'
import { hasReception, ReceptionDetails } from '#web/features/payment/reception-details.tsx'
import { Card } from '#web/ui/card.tsx'

/** Where and when members can pay at reception. Renders nothing if the settings don't say where it is. */
export function AtReception({ title }: { title: string }) {
  if (!hasReception(usePublicSettings())) return null
  return (
    <Card>
      <h2 className="mb-2 font-display text-xl font-semibold">{title}</h2>
      <ReceptionDetails />
    </Card>
  )
}
