import { useState } from 'react'
import { TOURS_FILE } from '#shared/contract/desk-endpoints.ts'
import { ManagedTours } from '#web/features/tour/management/managed-tours.tsx'
import { TourFilters } from '#web/features/tour/management/tour-filters.tsx'
import { STATUS_CHOICES } from '#web/features/tour/management/tour-statuses.ts'
import { useTourList } from '#web/features/tour/management/use-tour-list.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { chosenText, filterText } from '#web/hall/filter-text.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { TOUR_MANAGEMENT_WORDS as WORDS } from '#words/tour/tour-management.ts'

/** The list of tour requests, whose status staff change (specification document 2, section 2). */
export function TourManagementScreen() {
  const list = useTourList()
  const [noted, setNoted] = useState<string>()
  const [refusal, setRefusal] = useState<Error>()
  const { isFetching, isPending, refetch } = list.query
  return (
    <AdminPage title={WORDS.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/admin/qr-scanner" size="small" leading="scan">
            {WORDS.scanner}
          </ButtonLink>
          <Button
            variant="secondary"
            size="small"
            leading="refresh"
            busy={isFetching && !isPending}
            busyLabel={WORDS.refreshing}
            onClick={() => void refetch()}
          >
            {WORDS.refresh}
          </Button>
        </div>
        <TourFilters list={list} />
        <ListTools
          file={TOURS_FILE}
          filter={list.filter}
          filters={[
            filterText(LIST_TOOL_WORDS.search, list.filter.search),
            chosenText(WORDS.status, STATUS_CHOICES, list.filter.status),
            filterText(WORDS.day, list.filter.day && localDay(list.filter.day)),
            list.filter.followUp && WORDS.toCall,
          ]}
          name="tours.csv"
          print={list.print}
        />
        <SuccessNotice message={noted} onDismiss={() => setNoted(undefined)} className="" />
        <ManagedTours list={list} onRefused={setRefusal} onNoted={setNoted} />
      </div>
      <AlertDialog
        open={refusal !== undefined}
        onClose={() => setRefusal(undefined)}
        title={WORDS.updateFailed}
      >
        {refusal?.message}
      </AlertDialog>
    </AdminPage>
  )
}
