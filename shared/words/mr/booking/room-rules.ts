import type * as english from '../../en/booking/room-rules.ts'
import { translation } from '../../translation.ts'

export const ROOM_SUMMARY_WORDS = translation<typeof english.ROOM_SUMMARY_WORDS>()({
  kinds: { basic: 'बेसिक', premium: 'प्रीमियम', garden: 'गार्डन' },
  audiences: {
    everyone: '{kind}, {all} सीट, सर्वांसाठी',
    men: '{kind}, {all} सीट, मुलांसाठी',
    women: '{kind}, {all} सीट, मुलींसाठी',
    someForMen: '{kind}, {all} सीट: {men} मुलांसाठी, बाकी {reception} रिसेप्शनवर',
    someForWomen: '{kind}, {all} सीट: {women} मुलींसाठी, बाकी {reception} रिसेप्शनवर',
    shared: '{kind}, {all} सीट: मुले {men}, मुली {women} बुक करू शकतात',
    reception: '{kind}, {all} सीट, बुकिंग रिसेप्शनवर',
  },
})
