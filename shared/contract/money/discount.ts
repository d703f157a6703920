import * as z from 'zod/mini'
import { DISCOUNT_NAME_MAX_LENGTH } from '../../domain/money/discount.ts'
import { MAX_PART } from '../../domain/money/due.ts'
import { rupeeAmount, typedText } from '../fields.ts'

/** What staff take off a price, and why; the member does not see the name. Left out if there is no discount. */
export const givenDiscount = z.optional(
  z.object({
    amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_PART)),
    name: typedText(DISCOUNT_NAME_MAX_LENGTH).check(z.minLength(1)),
  }),
)
