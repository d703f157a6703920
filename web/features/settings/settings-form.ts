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
import type { Settings } from '#web/api/admin/settings.ts'

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
  lateFeeAmount: string
  lateFeeDays: string
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
  lateFeeAmount,
  lateFeeDays,
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
    lateFeeAmount: String(lateFeeAmount),
    lateFeeDays: String(lateFeeDays),
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
    lateFeeAmount,
    lateFeeDays,
    roomRules,
    ...rest
  }: SettingsValues,
  version: number,
): Settings {
  const roomPrices = (room: Room, duration: Duration): BatchPrices => {
    const cell = prices[ROOMS.indexOf(room)]?.[DURATIONS.indexOf(duration)]
    return [Number(cell?.night), Number(cell?.day), Number(cell?.allHours)]
  }
  const pricesByRoom = (duration: Duration) => ({
    'Dyandhara Kaksh': roomPrices('Dyandhara Kaksh', duration),
    'Dyanpurn Kaksh': roomPrices('Dyanpurn Kaksh', duration),
    'Dyanasmi Kaksh': roomPrices('Dyanasmi Kaksh', duration),
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
    lateFeeAmount: parseCount(lateFeeAmount),
    lateFeeDays: parseCount(lateFeeDays),
    roomRules: roomRulesOf(roomRules),
    prices: {
      '1 Day': pricesByRoom('1 Day'),
      '8 Days': pricesByRoom('8 Days'),
      '15 Days': pricesByRoom('15 Days'),
      '1 Month': pricesByRoom('1 Month'),
      '2 Months': pricesByRoom('2 Months'),
      '3 Months': pricesByRoom('3 Months'),
      '4 Months': pricesByRoom('4 Months'),
      '5 Months': pricesByRoom('5 Months'),
      '6 Months': pricesByRoom('6 Months'),
      '7 Months': pricesByRoom('7 Months'),
      '8 Months': pricesByRoom('8 Months'),
      '9 Months': pricesByRoom('9 Months'),
      '10 Months': pricesByRoom('10 Months'),
      '11 Months': pricesByRoom('11 Months'),
      '12 Months': pricesByRoom('12 Months'),
    },
  }
}

/** Returns the chosen rules by area. */
export function roomRulesOf(chosen: readonly RoomRule[]): RoomRules {
  const ruleFor = (area: RuledArea) => {
    const found = chosen[RULED_AREAS.indexOf(area)]
    return found ? { ...found } : DEFAULT_ROOM_RULES[area]
  }
  return {
    'Dyandhara Kaksh': ruleFor('Dyandhara Kaksh'),
    'Dyanpurn Kaksh': ruleFor('Dyanpurn Kaksh'),
    'Dyanpurn Kaksh, Section A': ruleFor('Dyanpurn Kaksh, Section A'),
    'Dyanpurn Kaksh, Section B': ruleFor('Dyanpurn Kaksh, Section B'),
    'Dyanpurn Kaksh, Section C': ruleFor('Dyanpurn Kaksh, Section C'),
    'Dyanasmi Kaksh': ruleFor('Dyanasmi Kaksh'),
    'Dyanasmi Kaksh, Section A': ruleFor('Dyanasmi Kaksh, Section A'),
    'Dyanasmi Kaksh, Section B': ruleFor('Dyanasmi Kaksh, Section B'),
    'Dyanasmi Kaksh, Section C': ruleFor('Dyanasmi Kaksh, Section C'),
  }
}

/** Returns NaN unless the text consists of digits, so that an empty field is not 0. */
export function parseCount(text: string): number {
  return /^[0-9]+$/.test(text.trim()) ? Number(text) : Number.NaN
}

function priceTexts([night, day, allHours]: BatchPrices): TypedPrices {
  return { night: String(night), day: String(day), allHours: String(allHours) }
}
