import { useState } from 'react'
import { ManagedTours } from '#web/features/tour/management/managed-tours.tsx'
import { TourFilters } from '#web/features/tour/management/tour-filters.tsx'
import { useTourList } from '#web/features/tour/management/use-tour-list.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** The list of tour requests with their moves (document 2, section 2). */
export function TourManagementScreen() {
  const list = useTourList()
  const [refusal, setRefusal] = useState<Error>()
  const { isFetching, isFetchingNextPage, isPending, refetch } = list.query
  return (
    <AdminPage title="Tour Management">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/admin/qr-scanner" size="small" leading="scan">
            QR Scanner
          </ButtonLink>
          <Button
            variant="secondary"
            size="small"
            leading="refresh"
            busy={isFetching && !isFetchingNextPage && !isPending}
            busyLabel="Refreshing..."
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        </div>
        <TourFilters list={list} />
        <ManagedTours list={list} onRefused={setRefusal} />
      </div>
      <AlertDialog
        open={refusal !== undefined}
        onClose={() => setRefusal(undefined)}
        title="Failed to update tour status"
      >
        {refusal?.message}
      </AlertDialog>
    </AdminPage>
  )
}
