import type * as english from '../../en/booking/congratulations.ts'
import { translation } from '../../translation.ts'

export const CONGRATULATIONS_WORDS = translation<typeof english.CONGRATULATIONS_WORDS>()({
  title: 'अभिनंदन!',
  subtitle: 'पेमेंट पूर्ण झाले. आता तुम्ही मेंबर आहात.',
  memberId: 'तुमचा मेंबर आयडी',
  memberIdHint: 'ईमेलऐवजी याने लॉग इन करता येते.',
  copy: 'आयडी कॉपी करा',
  copied: 'आयडी कॉपी झाला',
  notCopied: 'आयडी कॉपी झाला नाही. कृपया लिहून ठेवा.',
  arrival: {
    now: 'तुम्ही आत्ताच येऊ\u00a0शकता, {to} पर्यंत.',
    nowAllHours: 'तुम्ही आत्ताच येऊ\u00a0शकता, दिवस-रात्र केव्हाही.',
    today: 'तुम्ही आज {time} पासून येऊ शकता.',
    later: 'तुमचा पहिला दिवस {day} आहे, {time} पासून.',
  },
  firstDay: {
    title: 'तुमचा पहिला दिवस',
    day: 'पहिला दिवस',
    until: 'पर्यंत',
    untilDay: '{day} ({duration})',
    hours: 'वेळ',
    room: 'रूम',
    seat: 'सीट',
    anySeat: 'कोणतीही',
    bring: 'सोबत आणा',
    idAndPhone: 'फोटो असलेले ओळखपत्र आणि फोन',
  },
  pass: {
    title: 'तुमचा प्रवेश पास',
    text: 'इंटरनेट नसतानाही तो या फोनवर उघडतो.',
  },
  paid: {
    upi: 'UPI ने {amount} भरले',
    cash: 'रोख {amount} भरले',
    test: 'हे टेस्ट पेमेंट होते. खरे पैसे गेलेले नाहीत.',
    emailed: 'पावती आणि पास {email} वर ईमेल केले आहेत.',
    receipt: 'पावती पाहा',
  },
  way: 'इथे कसे यायचे',
  dashboard: 'डॅशबोर्डवर जा',
  continue: 'पुढे जा',
  noId: {
    title: 'अजून मेंबर आयडी नाही',
    text: 'पहिल्या बुकिंगचे पैसे भरल्यावर तुम्हाला मेंबर आयडी मिळेल.',
    loggedOut: 'मेंबर आयडी पाहण्यासाठी लॉग इन करा.',
    logIn: 'लॉग इन करा',
    home: 'मुख्य पेजवर जा',
  },
  noMembership: {
    title: 'सध्या मेंबरशिप नाही',
    memberId: 'तुमचा मेंबर आयडी {id} आहे.',
    text: 'सध्या तुमची मेंबरशिप सुरू नाही. आयडी मात्र तुमचाच राहतो.',
  },
})
