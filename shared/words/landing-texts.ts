import { lowestBookablePrice } from '../domain/booking/bookable-prices.ts'
import { DURATIONS } from '../domain/booking/durations.ts'
import type { TakenSeats } from '../domain/booking/free-seats.ts'
import { lowestPrice, type PriceTable, rupees } from '../domain/booking/prices.ts'
import type { RoomRules } from '../domain/booking/room-rules.ts'
import { ROOMS } from '../domain/booking/rooms.ts'
import type { Language } from '../domain/language.ts'
import type { DepositKind, DepositOffer } from '../domain/money/deposit.ts'
import { fillIn } from '../domain/placeholders.ts'
import {
  callLink,
  HALL_NAME,
  HALL_NAME_MARATHI,
  type HallDetails,
  mailLink,
} from '../domain/settings/hall-details.ts'
import {
  amenitiesOf,
  hallMapLink,
  type LandingDetails,
  MAX_AMENITIES,
} from '../domain/settings/landing-details.ts'
import { type SeatKey, type SeatWords, seatTexts } from './landing-seats.ts'
import { hoursText } from './opening-hours.ts'
import { type RoomSummaryWords, roomSummaryText } from './room-summary.ts'

/** The texts of the landing page that depend on the hall. Numbers count from 0, as in the domain's lists. */
export type LandingKey =
  | 'name'
  /** Not empty if the name is the built-in one, in either script. */
  | 'builtInName'
  /** The Marathi name, if the name is the built-in one in Latin script; otherwise empty. */
  | 'marathiName'
  | 'fromPrice'
  | 'openingHours'
  /** The language of texts that the hall has entered, for the attribute `lang`. */
  | 'openingHoursLanguage'
  | 'addressLanguage'
  /** Not empty if the hall has entered any. */
  | 'amenities'
  | `amenity.${number}`
  /** Nobody can visit a hall without an address. Empty if there is neither an address nor a contact. */
  | 'visitTitle'
  | 'address'
  | 'mapLink'
  | 'phone'
  | 'phoneLink'
  | 'email'
  | 'emailLink'
  | 'students'
  | 'tours'
  | 'successRate'
  | `room.${number}`
  | `price.${DurationIndex}.${RoomIndex}.${BatchIndex}`
  /** What the first payment includes in addition to the price. */
  | 'deposit'
  | SeatKey
type DurationIndex = number
type RoomIndex = number
type BatchIndex = number

/** The details of the hall that the landing page shows. */
export type ShownDetails = HallDetails &
  LandingDetails & { roomRules: RoomRules; prices: PriceTable; deposit?: DepositOffer | undefined }

/** A language's words for these texts. */
export type LandingTextWords = {
  readonly language: Language
  readonly rooms: RoomSummaryWords
  readonly landing: Readonly<
    Record<
      | 'fromPrice'
      | 'fromPriceByGender'
      | 'openAllHours'
      | 'visit'
      | 'hoursAndContact'
      | 'noDeposit',
      string
    >
  > &
    SeatWords & { readonly deposits: Readonly<Record<DepositKind, string>> }
}

type Texts = [LandingKey, string][]

/** Returns the texts of the landing page; '' means not given. Without `taken`, free seats are not given. */
export function landingTexts(
  details: ShownDetails,
  words: LandingTextWords,
  taken?: TakenSeats,
): ReadonlyMap<LandingKey, string> {
  const { name, roomRules, prices } = details
  return new Map<LandingKey, string>([
    ['name', name],
    ['builtInName', name === HALL_NAME || name === HALL_NAME_MARATHI ? 'on' : ''],
    ['marathiName', name === HALL_NAME ? HALL_NAME_MARATHI : ''],
    ['fromPrice', fromPrice(details, words)],
    ...openingHoursTexts(details, words),
    ...amenityTexts(details),
    ['visitTitle', visitTitle(details, words)],
    ['address', details.address],
    ['addressLanguage', textLanguage(details.address, words.language)],
    ['mapLink', hallMapLink(details)],
    ['phone', details.contactPhone],
    ['phoneLink', callLink(details.contactPhone)],
    ['email', details.contactEmail],
    ['emailLink', mailLink(details.contactEmail)],
    ['students', details.studentsFigure],
    ['tours', details.toursFigure],
    ['successRate', details.successFigure],
    ...ROOMS.map((room, index): Texts[number] => [
      `room.${index}`,
      roomSummaryText(room, roomRules, words.rooms),
    ]),
    ...priceTexts(prices),
    ['deposit', depositText(details, words)],
    ...seatTexts(roomRules, words.landing, taken),
  ])
}

/** The hall's own hours are translated if they consist of times and days; an empty entry means around the clock. */
function openingHoursTexts(
  { openingHours }: ShownDetails,
  { language, landing }: LandingTextWords,
): Texts {
  const shown = hoursText(language, openingHours) || landing.openAllHours
  return [
    ['openingHours', shown],
    ['openingHoursLanguage', textLanguage(shown, language)],
  ]
}

/** English if the text is in Latin letters, else the page's language. */
function textLanguage(text: string, language: Language): Language {
  return /[a-z]/i.test(text) && !/\p{Script=Devanagari}/u.test(text) ? 'en' : language
}

function amenityTexts(details: ShownDetails): Texts {
  const amenities = amenitiesOf(details)
  return [
    ['amenities', amenities.length > 0 ? 'on' : ''],
    ...Array.from({ length: MAX_AMENITIES }, (_, index): Texts[number] => [
      `amenity.${index}`,
      amenities[index] ?? '',
    ]),
  ]
}

/** The lowest price that everyone can book, or one for men and one for women. */
function fromPrice(
  { prices, roomRules }: ShownDetails,
  { landing: words }: LandingTextWords,
): string {
  const men = lowestBookablePrice('male', prices, roomRules)
  const women = lowestBookablePrice('female', prices, roomRules)
  if (men !== undefined && women !== undefined && men !== women) {
    return fillIn(words.fromPriceByGender, { men: rupees(men), women: rupees(women) })
  }
  return fillIn(words.fromPrice, { price: rupees(men ?? women ?? lowestPrice('1 Month', prices)) })
}

function depositText({ deposit }: ShownDetails, { landing: words }: LandingTextWords): string {
  return deposit
    ? fillIn<string>(words.deposits[deposit.kind], {
        deposit: deposit.amount,
        months: deposit.months,
      })
    : words.noDeposit
}

function visitTitle(
  { address, mapUrl, contactPhone, contactEmail }: ShownDetails,
  { landing: words }: LandingTextWords,
): string {
  if (address !== '' || mapUrl !== '') return words.visit
  return contactPhone === '' && contactEmail === '' ? '' : words.hoursAndContact
}

function priceTexts(prices: PriceTable): Texts {
  return DURATIONS.flatMap((duration, row) =>
    ROOMS.flatMap((room, table) =>
      prices[duration][room].map((price, column): Texts[number] => [
        `price.${row}.${table}.${column}`,
        rupees(price),
      ]),
    ),
  )
}
