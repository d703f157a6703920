import type * as english from '../../en/booking/booking-form.ts'
import { translation } from '../../translation.ts'

export const BOOKING_FORM_WORDS = translation<typeof english.BOOKING_FORM_WORDS>()({
  title: 'अपनी सीट बुक करें',
  subtitle: 'रूम, समय और सीट चुनें।',
  renewalTitle: 'मेंबरशिप रिन्यू करें',
  renewalSubtitle: 'आपका प्लान {day} तक है। नया प्लान अगले दिन से शुरू होगा।',
  backToDashboard: 'डैशबोर्ड पर जाएँ',
  backToDetails: 'मेंबरशिप की जानकारी',
  loadingPrices: 'दरें लोड हो रही हैं...',
  room: {
    label: 'रूम',
    kinds: { basic: 'बेसिक', premium: 'प्रीमियम', garden: 'गार्डन' },
    seats: '{kind}, {count} सीटें',
    ownSeats: '{kind}, {count} में से {own} सीटें आपके लिए',
    priceFrom: '{month}/महीना, {day}/दिन से',
  },
  floorPlans: { label: 'रूम का नक्शा:', of: '{room}: रूम का नक्शा' },
  batch: { label: 'बैच', hours: 'रोज़ {hours} घंटे' },
  duration: { label: 'मेंबरशिप की अवधि', placeholder: 'अवधि चुनें' },
  startDate: 'शुरू होने की तारीख',
  firstDay: {
    over: 'इस दिन इस बैच का समय खत्म हो चुका है। आप {day} से या उसके बाद शुरू कर सकते हैं।',
    hoursLeft: {
      one: 'आज का बैच {time} बजे खत्म होता है: {count} घंटा बचा है।',
      other: 'आज का बैच {time} बजे खत्म होता है: {count} घंटे बचे हैं।',
    },
    minutesLeft: {
      one: 'आज का बैच {time} बजे खत्म होता है: {count} मिनट बचा है।',
      other: 'आज का बैच {time} बजे खत्म होता है: {count} मिनट बचे हैं।',
    },
    begins: 'आपका पहला दिन आज {time} बजे शुरू होता है।',
  },
  seat: {
    label: 'आपकी सीट',
    hint: 'नक्शे पर सीट चुनें।',
    checking: 'देख रहे हैं कि सीट खाली है या नहीं...',
    choose: 'सीट चुनें',
    chosen: 'सीट {seat}, {tier}',
    priced: 'सीट {seat}, {tier}, {price}',
  },
  taken: {
    booked: 'सीट {seat} बुक है: {days}। कृपया दूसरी सीट चुनें।',
    kept: 'सीट {seat} अभी जिनके पास है, उनके रिन्यूअल के लिए रखी है। {day} से आप उसे बुक कर सकते हैं।',
    other: 'इन दिनों और इस समय सीट {seat} खाली नहीं है। कृपया दूसरी सीट चुनें।',
  },
  choosePlan: 'दर देखने के लिए रूम, बैच और अवधि चुनें।',
  datedPlan: '{duration}: {days}',
  submit: 'पेमेंट पर जाएँ',
  saving: 'सेव हो रहा है...',
  hold: {
    usual: {
      one: 'पेमेंट करने तक आपकी सीट {minutes} मिनट रोककर रखी जाएगी।',
      other: 'पेमेंट करने तक आपकी सीट {minutes} मिनट रोककर रखी जाएगी।',
    },
    instead: {
      one: 'पेमेंट करने तक आपकी सीट {minutes} मिनट रोककर रखी जाएगी। सीट {seat} छोड़ दी जाएगी।',
      other: 'पेमेंट करने तक आपकी सीट {minutes} मिनट रोककर रखी जाएगी। सीट {seat} छोड़ दी जाएगी।',
    },
    until: 'सीट {seat} {end} तक आपके लिए रखी है। फिर से सेव करने पर समय नहीं बढ़ता।',
    reserved: 'सीट {seat} {until} तक आपके लिए रखी है।',
    over: 'सीट {seat} अब आपके लिए नहीं रखी है। खाली हो तो आप अब भी पेमेंट कर सकते हैं।',
  },
  waiting: {
    title: 'आपकी बुकिंग का पेमेंट बाकी है',
    until: 'सीट {seat} {time} तक आपके लिए रखी है।',
    kept: 'तब तक सीट {seat} आपके लिए रखी है।',
    over: 'सीट {seat} अब आपके लिए नहीं रखी है। खाली हो तो आप अब भी पेमेंट कर सकते हैं।',
    pay: '{amount} का पेमेंट करें',
    see: 'बुकिंग देखें',
    checking: 'रिसेप्शन आपका पेमेंट जाँच रहा है',
    changeLater: 'पेमेंट जाँच लेने के बाद आप बुकिंग बदल सकते हैं।',
  },
  failed: {
    title: 'बुकिंग सेव नहीं हुई।',
    reload: 'दरें फिर से लोड करें',
    notNow: 'अभी नहीं',
    reloadHint: 'आज की दरें देखने के लिए पेज फिर से लोड करें।',
  },
})
