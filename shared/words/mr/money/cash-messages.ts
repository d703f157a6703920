import type * as english from '../../en/money/cash-messages.ts'
import { translation } from '../../translation.ts'

export const CASH_MESSAGES = translation<typeof english.CASH_MESSAGES>()({
  opened: 'शिफ्ट सुरू झाली',
  paid: 'खर्चाची नोंद झाली',
  billSaved: 'फोटो सेव्ह झाला',
  takenBack: 'खर्च परत घेतला',
  closed: 'शिफ्ट बंद झाली',
  received: 'रक्कम मिळाल्याची नोंद झाली',
})
