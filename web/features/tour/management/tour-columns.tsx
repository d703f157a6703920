import { labelOf } from '#shared/words/label-of.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { StatusButtons } from '#web/features/tour/management/status-buttons.tsx'
import { TourContact } from '#web/features/tour/management/tour-contact.tsx'
import {
  EditTourNotes,
  nameIdOf,
  TourEmail,
  TourStatusBadge,
} from '#web/features/tour/management/tour-parts.tsx'
import type { TourList } from '#web/features/tour/management/use-tour-list.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { columnSort } from '#web/ui/list/column-sort.ts'
import type { Column } from '#web/ui/list/list-table.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { LIST_FILE_WORDS } from '#words/admin/list-files.ts'
import { LIST_TOOL_WORDS } from '#words/admin/list-tools.ts'
import { TOUR_MANAGEMENT_WORDS as WORDS } from '#words/tour/tour-management.ts'
import { EXAM_LABELS } from '#words/user/person-labels.ts'

/** The columns of the table of tours. */
export function tourColumns(
  { filter: { sort }, filterBy }: TourList,
  onRefused: (error: Error) => void,
): Column<ManagedTour>[] {
  return [
    {
      title: LIST_FILE_WORDS.name,
      sort: columnSort(sort, { up: 'name', onSort: (order) => filterBy({ sort: order }) }),
      cell: (tour) => (
        <>
          <p
            id={nameIdOf(tour)}
            tabIndex={-1}
            aria-describedby={`${nameIdOf(tour)}-status`}
            className="font-semibold outline-none"
          >
            {tour.fullName}
          </p>
          <TourEmail tour={tour} />
        </>
      ),
    },
    {
      title: WORDS.phone,
      className: 'whitespace-nowrap',
      cell: (tour) => <TourContact tour={tour} />,
    },
    {
      title: WORDS.date,
      className: 'whitespace-nowrap',
      sort: columnSort(sort, {
        up: 'day',
        down: 'dayLast',
        onSort: (order) => filterBy({ sort: order }),
      }),
      cell: ({ tourDate, tourTime }) => (
        <>
          <p>{localDay(tourDate)}</p>
          <p className="text-ink-soft">{localSlot(tourTime)}</p>
        </>
      ),
    },
    {
      title: WORDS.exam,
      className: 'min-w-22',
      cell: ({ examPreparation }) => labelOf(EXAM_LABELS, examPreparation),
    },
    {
      title: WORDS.status,
      cell: (tour) => (
        <>
          <TourStatusBadge tour={tour} />
          <LastContact tour={tour} />
        </>
      ),
    },
    {
      title: WORDS.notes,
      cell: (tour) => (
        <>
          <p className="whitespace-pre-line">{tour.adminNotes}</p>
          {tour.followUpOn && (
            <p className="font-medium">
              {WORDS.followUpOn} {localDay(tour.followUpOn)}
            </p>
          )}
          <EditTourNotes tour={tour} />
        </>
      ),
    },
    {
      title: LIST_TOOL_WORDS.actions,
      className: 'print:hidden',
      cell: (tour) => <StatusButtons tour={tour} onRefused={onRefused} />,
    },
  ]
}

function LastContact({ tour: { lastContact } }: { tour: ManagedTour }) {
  const { timeZone } = usePublicSettings()
  return lastContact && <p className="mt-1">{lastContactText(lastContact, timeZone)}</p>
}
