import { TOURS_FILE } from '#shared/contract/desk-endpoints.ts'
import { type ManagedTour, useNoteTourCalls } from '#web/api/tour/tour-management.ts'
import { SelectedRows } from '#web/hall/selected-rows.tsx'

/** What reception does with the selected tours. */
export function SelectedTours({
  tours,
  ...list
}: {
  tours: readonly ManagedTour[]
  onClear: () => void
  onNoted: (message: string) => void
}) {
  const note = useNoteTourCalls()
  return (
    <SelectedRows
      {...list}
      rows={tours.map(({ id }) => ({ id, person: id }))}
      note={note}
      file={TOURS_FILE}
      name="tours.csv"
    />
  )
}
