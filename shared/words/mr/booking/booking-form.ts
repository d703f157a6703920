import type * as english from '../../en/booking/booking-form.ts'
import { translation } from '../../translation.ts'

export const BOOKING_FORM_WORDS = translation<typeof english.BOOKING_FORM_WORDS>()({
  title: 'तुमची सीट बुक करा',
  subtitle: 'रूम, वेळ आणि सीट निवडा.',
  renewalTitle: 'मेंबरशिप रिन्यू करा',
  renewalSubtitle: 'तुमचा प्लॅन {day} पर्यंत आहे. नवीन प्लॅन दुसऱ्या दिवसापासून सुरू होईल.',
  backToDashboard: 'डॅशबोर्डवर जा',
  backToDetails: 'मेंबरशिपची माहिती',
  loadingPrices: 'दर लोड होत आहेत...',
  room: {
    label: 'रूम',
    kinds: { basic: 'बेसिक', premium: 'प्रीमियम', garden: 'गार्डन' },
    seats: '{kind}, {count} सीट',
    ownSeats: '{kind}, {count} पैकी {own} सीट तुमच्यासाठी',
    priceFrom: 'महिन्याला {month}, दिवसाला {day} पासून',
  },
  floorPlans: { label: 'रूमचा नकाशा:', of: '{room}: रूमचा नकाशा' },
  batch: { label: 'बॅच', hours: 'रोज {hours} तास' },
  duration: { label: 'मेंबरशिपचा कालावधी', placeholder: 'कालावधी निवडा' },
  startDate: 'सुरू होण्याची तारीख',
  firstDay: {
    over: 'या बॅचची त्या दिवसाची वेळ संपली आहे. {day} पासून किंवा नंतर सुरू करता येईल.',
    hoursLeft: {
      one: 'आजची बॅच {time} वाजता संपते: {count} तास उरला आहे.',
      other: 'आजची बॅच {time} वाजता संपते: {count} तास उरले आहेत.',
    },
    minutesLeft: {
      one: 'आजची बॅच {time} वाजता संपते: {count} मिनिट उरले आहे.',
      other: 'आजची बॅच {time} वाजता संपते: {count} मिनिटे उरली आहेत.',
    },
    begins: 'तुमचा पहिला दिवस आज {time} वाजता सुरू होतो.',
  },
  seat: {
    label: 'तुमची सीट',
    hint: 'नकाशावर सीट निवडा.',
    checking: 'सीट मोकळी आहे का पाहत आहोत...',
    choose: 'सीट निवडा',
    chosen: 'सीट {seat}, {tier}',
    priced: 'सीट {seat}, {tier}, {price}',
  },
  taken: {
    booked: 'सीट {seat} बुक आहे: {days}. कृपया दुसरी सीट निवडा.',
    kept: 'सीट {seat} सध्याच्या मेंबरच्या रिन्यूअलसाठी राखून ठेवली आहे. {day} पासून तुम्ही ती बुक करू शकता.',
    other: 'या दिवसांत आणि वेळेत सीट {seat} मोकळी नाही. कृपया दुसरी सीट निवडा.',
  },
  choosePlan: 'दर पाहण्यासाठी रूम, बॅच आणि कालावधी निवडा.',
  datedPlan: '{duration}: {days}',
  submit: 'पेमेंटकडे जा',
  saving: 'सेव्ह होत आहे...',
  hold: {
    usual: {
      one: 'पैसे भरेपर्यंत तुमची सीट {minutes} मिनिट राखून ठेवतो.',
      other: 'पैसे भरेपर्यंत तुमची सीट {minutes} मिनिटे राखून ठेवतो.',
    },
    instead: {
      one: 'पैसे भरेपर्यंत तुमची सीट {minutes} मिनिट राखून ठेवतो. सीट {seat} सोडली जाईल.',
      other: 'पैसे भरेपर्यंत तुमची सीट {minutes} मिनिटे राखून ठेवतो. सीट {seat} सोडली जाईल.',
    },
    until: 'सीट {seat} तुमच्यासाठी {end} पर्यंत राखून ठेवली आहे. पुन्हा सेव्ह केल्याने वेळ वाढत नाही.',
    reserved: 'सीट {seat} तुमच्यासाठी {until} पर्यंत राखून ठेवली आहे.',
    over: 'सीट {seat} आता तुमच्यासाठी राखलेली नाही. मोकळी असेल तर अजूनही पैसे भरता येतील.',
  },
  waiting: {
    title: 'बुकिंगचे पैसे भरायचे आहेत',
    until: 'सीट {seat} तुमच्यासाठी {time} पर्यंत राखून ठेवली आहे.',
    kept: 'तोपर्यंत सीट {seat} तुमच्यासाठी राखून ठेवली आहे.',
    over: 'सीट {seat} आता तुमच्यासाठी राखलेली नाही. मोकळी असेल तर अजूनही पैसे भरता येतील.',
    pay: '{amount} भरा',
    see: 'बुकिंग पाहा',
    checking: 'रिसेप्शन तुमचे पेमेंट तपासत आहे',
    changeLater: 'पेमेंट तपासून झाले की बुकिंग बदलता येईल.',
  },
  failed: {
    title: 'बुकिंग सेव्ह झाले नाही.',
    reload: 'दर पुन्हा लोड करा',
    notNow: 'आत्ता नको',
    reloadHint: 'आजचे दर पाहण्यासाठी पेज पुन्हा लोड करा.',
  },
})
