import { type UseFormReturn, useForm } from 'react-hook-form'
import { DURATIONS, type Duration } from '#shared/domain/booking/durations.ts'
import type { BatchPrices } from '#shared/domain/booking/prices.ts'
import {
  DEFAULT_ROOM_RULES,
  type RoomRule,
  type RoomRules,
  RULED_AREAS,
  type RuledArea,
} from '#shared/domain/booking/room-rules.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DepositMode } from '#shared/domain/money/deposit.ts'
import type { FactorPolicy } from '#shared/domain/user/second-factor.ts'
import type { Settings } from '#web/api/settings.ts'

/** The typed prices of the Night, Day and 24 Hours batches. */
type TypedPrices = { night: string; day: string; allHours: string }
/** Prices are indexed by room and duration, because field names can't contain spaces. */
export type SettingsValues = {
  name: string
  contactPhone: string
  contactEmail: string
  address: string
  openingHours: string
  amenities: string
  mapUrl: string
  studentsFigure: string
  toursFigure: string
  successFigure: string
  prices: TypedPrices[][]
  /** Numbers, as typed. */
  selfieKeptDays: string
  tourKeptMonths: string
  renewalDays: string
  graceMinutes: string
  closedDays: CalendarDay[]
  cardsOn: boolean
  standardNote: string
  silverNote: string
  goldNote: string
  upiId: string
  upiPayee: string
  gstin: string
  sac: string
  /** A number, as typed. */
  gstRate: string
  legalName: string
  legalAddress: string
  /** As typed. */
  receptionistDiscount: string
  adminDiscount: string
  receptionistRefund: string
  adminRefund: string
  depositMode: DepositMode
  /** As typed. */
  depositAmount: string
  depositMonths: string
  factorPolicy: FactorPolicy
  closedSeats: string[]
  /** Indexed by ruled area, because field names can't contain spaces. */
  roomRules: RoomRule[]
}

export type SettingsForm = UseFormReturn<SettingsValues>

export function useSettingsForm(settings: Settings): SettingsForm {
  return useForm<SettingsValues>({ mode: 'onTouched', defaultValues: valuesOf(settings) })
}

export function valuesOf({
  version: _version,
  prices,
  selfieKeptDays,
  tourKeptMonths,
  renewalDays,
  graceMinutes,
  gstRate,
  receptionistDiscount,
  adminDiscount,
  receptionistRefund,
  adminRefund,
  depositAmount,
  depositMonths,
  roomRules,
  ...rest
}: Settings): SettingsValues {
  return {
    ...rest,
    selfieKeptDays: String(selfieKeptDays),
    tourKeptMonths: String(tourKeptMonths),
    renewalDays: String(renewalDays),
    graceMinutes: String(graceMinutes),
    gstRate: String(gstRate),
    receptionistDiscount: String(receptionistDiscount),
    adminDiscount: String(adminDiscount),
    receptionistRefund: String(receptionistRefund),
    adminRefund: String(adminRefund),
    depositAmount: String(depositAmount),
    depositMonths: String(depositMonths),
    roomRules: RULED_AREAS.map((area) => roomRules[area]),
    prices: ROOMS.map((room) => DURATIONS.map((duration) => priceTexts(prices[duration][room]))),
  }
}

/** Returns the settings to send, with the version on which the form is based. */
export function settingsOf(
  {
    prices,
    selfieKeptDays,
    tourKeptMonths,
    renewalDays,
    graceMinutes,
    gstRate,
    receptionistDiscount,
    adminDiscount,
    receptionistRefund,
    adminRefund,
    depositAmount,
    depositMonths,
    roomRules,
    ...rest
  }: SettingsValues,
  version: number,
): Settings {
  const inRoom = (room: Room, duration: Duration): BatchPrices => {
    const cell = prices[ROOMS.indexOf(room)]?.[DURATIONS.indexOf(duration)]
    return [Number(cell?.night), Number(cell?.day), Number(cell?.allHours)]
  }
  const byRoom = (duration: Duration) => ({
    'Dyandhara Kaksh': inRoom('Dyandhara Kaksh', duration),
    'Dyanpurn Kaksh': inRoom('Dyanpurn Kaksh', duration),
    'Dyanasmi Kaksh': inRoom('Dyanasmi Kaksh', duration),
  })
  return {
    ...rest,
    version,
    selfieKeptDays: parseCount(selfieKeptDays),
    tourKeptMonths: parseCount(tourKeptMonths),
    renewalDays: parseCount(renewalDays),
    graceMinutes: parseCount(graceMinutes),
    gstRate: parseCount(gstRate),
    receptionistDiscount: parseCount(receptionistDiscount),
    adminDiscount: parseCount(adminDiscount),
    receptionistRefund: parseCount(receptionistRefund),
    adminRefund: parseCount(adminRefund),
    depositAmount: parseCount(depositAmount),
    depositMonths: parseCount(depositMonths),
    roomRules: roomRulesOf(roomRules),
    prices: {
      '1 Day': byRoom('1 Day'),
      '8 Days': byRoom('8 Days'),
      '15 Days': byRoom('15 Days'),
      '1 Month': byRoom('1 Month'),
      '2 Months': byRoom('2 Months'),
      '3 Months': byRoom('3 Months'),
      '4 Months': byRoom('4 Months'),
      '5 Months': byRoom('5 Months'),
      '6 Months': byRoom('6 Months'),
      '7 Months': byRoom('7 Months'),
      '8 Months': byRoom('8 Months'),
      '9 Months': byRoom('9 Months'),
      '10 Months': byRoom('10 Months'),
      '11 Months': byRoom('11 Months'),
      '12 Months': byRoom('12 Months'),
    },
  }
}

/** Returns the chosen rules by area. */
export function roomRulesOf(chosen: readonly RoomRule[]): RoomRules {
  const rule = (area: RuledArea) => {
    const found = chosen[RULED_AREAS.indexOf(area)]
    return found ? { ...found } : DEFAULT_ROOM_RULES[area]
  }
  return {
    'Dyandhara Kaksh': rule('Dyandhara Kaksh'),
    'Dyanpurn Kaksh': rule('Dyanpurn Kaksh'),
    'Dyanpurn Kaksh, Section A': rule('Dyanpurn Kaksh, Section A'),
    'Dyanpurn Kaksh, Section B': rule('Dyanpurn Kaksh, Section B'),
    'Dyanpurn Kaksh, Section C': rule('Dyanpurn Kaksh, Section C'),
    'Dyanasmi Kaksh': rule('Dyanasmi Kaksh'),
    'Dyanasmi Kaksh, Section A': rule('Dyanasmi Kaksh, Section A'),
    'Dyanasmi Kaksh, Section B': rule('Dyanasmi Kaksh, Section B'),
    'Dyanasmi Kaksh, Section C': rule('Dyanasmi Kaksh, Section C'),
  }
}

/** Returns NaN unless the text consists of digits, so that an empty field is not 0. */
export function parseCount(text: string): number {
  return /^[0-9]+$/.test(text.trim()) ? Number(text) : Number.NaN
}

function priceTexts([night, day, allHours]: BatchPrices): TypedPrices {
  return { night: String(night), day: String(day), allHours: String(allHours) }
}
