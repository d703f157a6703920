import * as z from 'zod/mini'
import { calendarDay, rupeeAmount } from '../fields.ts'

/** The late fee of a due, and the first day on which it is asked for. */
export const agreedLateFee = z.object({ amount: rupeeAmount, from: calendarDay })
