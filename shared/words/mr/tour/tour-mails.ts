import type * as english from '../../en/tour/tour-mails.ts'
import { translation } from '../../translation.ts'

export const TOUR_PASS_MAIL = translation<typeof english.TOUR_PASS_MAIL>()({
  received: {
    subject: '{day} ची तुमची भेट: व्हिजिटर पास',
    text: 'धन्यवाद! तुमची भेट {day}, {time} ला ठरली आहे.',
  },
  confirmed: {
    subject: '{day} ची तुमची भेट कन्फर्म झाली आहे',
    text: '{day}, {time} ची तुमची भेट कन्फर्म झाली आहे.',
  },
  moved: {
    subject: 'तुमची भेट आता {day} ला: व्हिजिटर पास',
    text: 'तुमची भेट आता {day}, {time} ला आहे. आता हाच पास वापरा.',
  },
  expected: 'आम्ही तुमची वाट पाहतो. काही बदल झाला तर रिसेप्शन ईमेल किंवा फोन करेल.',
  where: 'आमचा पत्ता: {address}',
  map: 'नकाशावर पाहा:\n{link}',
  open: 'पास उघडा:\n{link}',
  change: 'दिवस किंवा वेळ बदला:\n{link}',
  cancel: 'भेट रद्द करा:\n{link}',
  attached: 'सोबत जोडले आहे: पासचा फोटो आणि कॅलेंडरसाठी भेटीची नोंद.',
  unexpected: 'तुम्ही भेट ठरवली नसेल तर या ईमेलकडे दुर्लक्ष करा.',
})

export const TOUR_CANCELLED_MAIL = translation<typeof english.TOUR_CANCELLED_MAIL>()({
  subject: '{day} ची तुमची भेट रद्द झाली आहे',
  cancelled: '{day}, {time} ची तुमची भेट रद्द झाली आहे. तुमचा व्हिजिटर पास आता चालणार नाही.',
  again: 'दुसरा दिवस इथे निवडता येईल:\n{link}',
  unexpected: 'हे तुम्हाला माहीत नसेल तर आम्हाला कळवा.',
})

export const TOUR_FEEDBACK_MAIL = translation<typeof english.TOUR_FEEDBACK_MAIL>()({
  subject: 'भेट कशी झाली?',
  thanks: '{day} ला तुम्ही आमच्याकडे आलात, धन्यवाद!',
  feedback: 'आमची अभ्यासिका कशी वाटली? आणखी काय चांगले करता येईल? तुमच्या अभिप्रायाची आम्हाला मदत होते.',
  register: 'आमच्याकडे अभ्यास करायचा आहे? अकाउंट तयार करा आणि सीट निवडा:\n{link}',
})

export const TOUR_DATA_LINE = translation<typeof english.TOUR_DATA_LINE>()(
  'तुमच्या भेटींची माहिती पाहा किंवा डिलीट करा:\n{link}',
)

export const TOURS_DELETED_MAIL = translation<typeof english.TOURS_DELETED_MAIL>()({
  subject: 'तुमच्या भेटींची माहिती डिलीट झाली आहे',
  deleted:
    'भेटींसाठी तुम्ही दिलेली माहिती आम्ही डिलीट केली: {tours}. तुमच्याकडे व्हिजिटर पास असेल तर तो आता चालणार नाही.',
  erased: {
    tours: { one: 'भेटीची {count} विनंती', other: 'भेटीच्या {count} विनंत्या' },
    visits: { one: 'पुढची {count} भेट रद्द झाली', other: 'पुढच्या {count} भेटी रद्द झाल्या' },
    toursAndVisits: '{tours}, {visits}',
  },
  keptTitle: 'आम्ही हे ठेवतो:',
  again: 'या ईमेलने तुम्ही पुन्हा कधीही भेट ठरवू शकता.',
  unexpected: 'हे तुम्हाला माहीत नसेल तर रिसेप्शनवर आमच्याशी बोला.',
})
