import { BATCHES } from '../domain/booking/batches.ts'
import { freeInHall, freeSeats, type TakenSeats } from '../domain/booking/free-seats.ts'
import type { RoomRules } from '../domain/booking/room-rules.ts'
import { roomSummary } from '../domain/booking/room-summary.ts'
import { ROOMS } from '../domain/booking/rooms.ts'
import { SEATS } from '../domain/booking/seats.ts'
import { fillIn } from '../domain/placeholders.ts'

/** The texts of the landing page that count seats. Numbers count from 0, as in the domain's lists. */
export type SeatKey =
  /** How many seats can be booked online, and how many only at reception; empty unless there are both. */
  | 'onlineSeats'
  /** How many seats can be booked online now, by day and at night; empty if that is not known. */
  | 'freeInHall'
  /** Not empty if the free seats are known. */
  | 'free'
  | `free.${RoomIndex}.${BatchIndex}`
type RoomIndex = number
type BatchIndex = number

export type SeatWords = Readonly<
  Record<
    | 'onlineSeats'
    | 'freeInHall'
    | 'freeForMen'
    | 'freeForWomen'
    | 'freeSeats'
    | 'freeByGender'
    | 'full',
    string
  >
>

type Texts = [SeatKey, string][]

/** Returns the texts that count seats, under the room rules. Without `taken`, free seats are not given. */
export function seatTexts(
  rules: RoomRules,
  words: SeatWords,
  taken: TakenSeats | undefined,
): Texts {
  const reception = ROOMS.reduce((sum, room) => sum + roomSummary(room, rules).reception, 0)
  const online = SEATS.length - reception
  const both = online > 0 && reception > 0
  return [
    ['onlineSeats', both ? fillIn(words.onlineSeats, { online, reception }) : ''],
    ['freeInHall', taken && online > 0 ? freeInHallText(rules, words, taken) : ''],
    ['free', taken ? 'on' : ''],
    ...(taken ? freeSeatTexts(rules, words, taken) : []),
  ]
}

function freeInHallText(rules: RoomRules, words: SeatWords, taken: TakenSeats): string {
  const free = freeInHall(rules, taken)
  if ('day' in free) return fillIn(words.freeInHall, free)
  const men = fillIn(words.freeForMen, free.men)
  return `${men}\n${fillIn(words.freeForWomen, free.women)}`
}

function freeSeatTexts(rules: RoomRules, words: SeatWords, taken: TakenSeats): Texts {
  return ROOMS.flatMap((room, table) =>
    BATCHES.map((batch, row): Texts[number] => {
      const count = freeSeats(room, batch, rules, taken)
      const isFull = 'free' in count ? count.free === 0 : count.men + count.women === 0
      const sentence = 'free' in count ? words.freeSeats : words.freeByGender
      return [`free.${table}.${row}`, isFull ? words.full : fillIn(sentence, count)]
    }),
  )
}
