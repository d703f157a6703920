import { useEffect, useState } from 'react'
import { isOpenStatus } from '#shared/domain/tour/tour.ts'
import { type TourPassState, tourPassState } from '#shared/domain/tour/tour-pass-state.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useTourByPass } from '#web/api/tour/tour.ts'
import { updateStoredTour } from '#web/features/tour/pass/store-tour.ts'
import { lastCheck } from '#web/features/tour/pass/stored-tour.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { useOnline } from '#web/ui/use-online.ts'

/** The tour of a pass, updated from the server's last reply. */
export type LiveTour = {
  tour: PassTour
  state: TourPassState
  /** Whether the visitor can still move it, also if its day has passed. */
  movable: boolean
  /** Set if the server can't be reached. `at` is the time of its last reply, if there was one. */
  outdated?: { at: Date | undefined }
}

/** Fetches the status, day and time of a tour, and refetches them when the page becomes visible. */
export function useLiveTour(tour: PassTour): LiveTour {
  const today = useToday()
  const online = useOnline()
  const [lastStored] = useState(() => lastCheck(tour.id))
  const { data, dataUpdatedAt, isError } = useTourByPass(tour.id)
  const check = data ? { status: data.status, at: dataUpdatedAt } : lastStored
  const live = data?.visit ? { ...tour, ...data.visit } : tour
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for each reply
  useEffect(() => {
    if (data) updateStoredTour(live, { status: data.status, at: dataUpdatedAt })
  }, [data, dataUpdatedAt])
  const status = check?.status ?? 'pending'
  return {
    tour: live,
    state: tourPassState({ status, tourDate: live.tourDate }, today),
    movable: isOpenStatus(status),
    ...((isError || !online) && { outdated: { at: check && new Date(check.at) } }),
  }
}
