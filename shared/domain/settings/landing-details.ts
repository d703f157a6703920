import { toLatinDigits } from '../latin-digits.ts'
import { type HallContact, mapLink } from './hall-details.ts'

/** What the landing page says about the hall besides its name and contact. '' means not given. */
export type LandingDetails = {
  /** As displayed. '': open 24 hours, as the batches are. */
  openingHours: string
  /** What the hall offers besides a seat, separated by commas or line breaks. */
  amenities: string
  /** A link to the hall on a map. '': a search for its address. */
  mapUrl: string
  /** The figures of specification document 2, section 1, as displayed. '' leaves one out. */
  studentsFigure: string
  toursFigure: string
  successFigure: string
}

export const LANDING_FIELDS = [
  'openingHours',
  'amenities',
  'mapUrl',
  'studentsFigure',
  'toursFigure',
  'successFigure',
] as const satisfies readonly (keyof LandingDetails)[]

export const DEFAULT_LANDING_DETAILS: LandingDetails = {
  openingHours: '',
  amenities: '',
  mapUrl: '',
  studentsFigure: '2000+',
  toursFigure: '500+',
  successFigure: '95%',
}

export const MAX_AMENITIES = 12

/** Returns the amenities that the hall has entered. */
export function amenitiesOf({ amenities }: Pick<LandingDetails, 'amenities'>): string[] {
  return amenities
    .split(/[\n,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Whether nobody has entered opening hours or changed a figure yet. */
export function hasDefaultFigures(details: LandingDetails): boolean {
  return (['openingHours', 'studentsFigure', 'toursFigure', 'successFigure'] as const).every(
    (field) => details[field] === DEFAULT_LANDING_DETAILS[field],
  )
}

/**
 * Whether the opening hours are limited, so that the landing page must not promise '24/7 access'.
 * Empty hours mean around the clock.
 */
export function limitsAccess(openingHours: string): boolean {
  const text = toLatinDigits(openingHours).trim()
  return text !== '' && !ROUND_THE_CLOCK_PATTERN.test(text)
}

/** '24/7', '24x7', '24 hours', '24-hour', and the same in Marathi and Hindi. */
const ROUND_THE_CLOCK_PATTERN =
  /24\s*[/x×*]\s*7|24[\s-]*(?:h|तास|घंट)|round[\s-]the[\s-]clock|चोवीस तास|चौबीस(?:ों)? घंटे/i

/** Returns the link to the hall on a map: the given one, else a search for its address. */
export function hallMapLink({
  mapUrl,
  address,
}: Pick<LandingDetails, 'mapUrl'> & Pick<HallContact, 'address'>): string {
  return mapUrl !== '' || address === '' ? mapUrl : mapLink(address)
}
