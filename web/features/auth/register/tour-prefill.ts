import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { parseGender } from '#shared/domain/options.ts'
import { useToursByEmail } from '#web/api/tour/tour.ts'
import type { Profile } from '#web/features/auth/register/profile-form.ts'

/** How long the banner is shown (specification document 1, section 9). */
const BANNER_MS = 5000

/**
 * Fills in the name and the gender, if they are empty, from the latest tour request of this email. Returns whether to
 * show the banner. Ignores a failure to load the tours.
 */
export function useTourPrefill(
  email: string,
  { getValues, setValue }: Pick<UseFormReturn<Profile>, 'getValues' | 'setValue'>,
): boolean {
  const [banner, setBanner] = useState(false)
  const { data: tours } = useToursByEmail(email)
  const tour = tours?.[0]

  useEffect(() => {
    if (!tour) return
    const { fullName, gender } = getValues()
    const tourGender = parseGender(tour.gender)
    if (fullName === '') setValue('fullName', tour.fullName)
    if (gender === '' && tourGender) setValue('gender', tourGender)
    if (fullName === '' || (gender === '' && tourGender)) setBanner(true)
  }, [tour, getValues, setValue])

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(false), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])

  return banner
}
