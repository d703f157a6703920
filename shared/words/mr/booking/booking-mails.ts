import type * as english from '../../en/booking/booking-mails.ts'
import { translation } from '../../translation.ts'

export const WELCOME_MAIL = translation<typeof english.WELCOME_MAIL>()({
  subject: 'स्वागत! तुमचा मेंबर आयडी {memberId} आहे',
  welcome: 'तुमचे स्वागत! तुमची सीट तयार आहे. आम्ही तुमची वाट पाहत आहोत.',
  memberId: 'तुमचा मेंबर आयडी {memberId} आहे.',
  room: 'तुमची रूम: {room}.',
  batch: 'तुमची बॅच: {batch}.',
  seat: 'तुमची सीट: {seat}.',
  period: 'तुमची मेंबरशिप {first} ला सुरू होते आणि {last} पर्यंत आहे.',
  logIn: 'तुम्ही मेंबर आयडीने लॉग इन करू शकता. प्रवेशाचा QR कोड तुमच्या डॅशबोर्डवर आहे:\n{link}',
  memberIdLabel: 'मेंबर आयडी',
  pass: 'तुमचा प्रवेश पास या ईमेलसोबत जोडला आहे. आत येताना तो दाखवा.',
  code: 'फोनवरून आणखी लवकर आत येता येते: या पेजवर तुमचा प्रवेश कोड दिसतो, दर 30 सेकंदांनी नवीन, इंटरनेट नसतानाही. लॉग इन असताना ते एकदा उघडा:\n{link}',
  where: 'आमचा पत्ता: {address}\n{map}',
  wishes: 'तुमच्या अभ्यासासाठी खूप शुभेच्छा.',
})

export const RECEIPT_MAIL = translation<typeof english.RECEIPT_MAIL>()({
  subject: '{amount} ची तुमची पावती',
  received: 'धन्यवाद! तुमचे {amount} चे पेमेंट आम्हाला {day} ला मिळाले.',
  correctedSubject: '{amount} ची तुमची दुरुस्त पावती',
  corrected:
    'तुमचे {amount} चे {day} चे पेमेंट कसे केले, हे आमच्याकडून चुकीचे नोंदले गेले होते. तुमची पावती आता दुरुस्त केली आहे.',
  free: '{discount} सूट मिळाल्यामुळे तुम्हाला काहीही भरायचे नव्हते. तुमची सीट बुक झाली आहे.',
  freePart: 'दर {price} होता. तुम्हाला {discount} सूट मिळाली, म्हणून या वेळी काहीही भरायचे नव्हते.',
  number: 'पावती क्रमांक: {number}.',
  invoiceNumber: 'टॅक्स इन्व्हॉइस क्रमांक: {number}.',
  utr: 'UTR: {utr}.',
  seat: {
    standard: 'हे पेमेंट स्टँडर्ड सीटसाठी आहे.',
    silver: 'हे पेमेंट सिल्व्हर सीटसाठी आहे.',
    gold: 'हे पेमेंट गोल्ड सीटसाठी आहे.',
  },
  method: {
    upi: 'तुम्ही UPI ने पैसे भरले.',
    cash: 'तुम्ही रिसेप्शनवर रोख पैसे भरले.',
  },
  period: 'या मेंबरशिपसाठी: {period}.',
  discount: 'दर {price} होता. तुम्हाला {discount} सूट मिळाली.',
  lateFee: 'त्यात {fee} लेट फी आहे.',
  deposits: {
    kept: 'त्यापैकी {deposit} डिपॉझिट आहे. ते परत मिळत नाही.',
    returned: 'त्यापैकी {deposit} डिपॉझिट आहे. अभ्यासिका सोडताना ते परत मिळते.',
  },
  left: 'हा {price} चा एक भाग आहे. बाकीचे {left} {day} पर्यंत रिसेप्शनवर भरा.',
  settled: 'हा {price} चा शेवटचा भाग आहे. आता सर्व पैसे भरले आहेत.',
  simulated: 'हे टेस्ट पेमेंट होते. खरे पैसे गेलेले नाहीत.',
  keep: 'हा ईमेल पावती म्हणून जपून ठेवा.',
  print: 'तुमच्या सगळ्या पावत्या इथे पाहा आणि डाउनलोड करा:\n{link}',
})

export const REFUND_MAIL = translation<typeof english.REFUND_MAIL>()({
  subject: '{amount} चा तुमचा परतावा',
  returned: 'आम्ही तुम्हाला {day} ला {amount} परत दिले.',
  depositSubject: '{amount} चे तुमचे डिपॉझिट',
  depositReturned: 'आम्ही तुमचे {amount} डिपॉझिट {day} ला परत दिले.',
  kept: 'त्यातले {amount} आम्ही ठेवून घेतले.',
  voucher: 'परतावा पावती क्रमांक: {number}.',
  receipt: 'मूळ पेमेंटची पावती: {number}.',
  method: {
    upi: 'पैसे UPI ने पाठवले.',
    cash: 'पैसे रिसेप्शनवर रोख दिले.',
  },
  utr: 'UTR: {utr}.',
  booking: 'सीट {seat} च्या बुकिंगसाठी: {period}.',
  reason: 'कारण: {reason}',
  simulated: 'हे टेस्ट पेमेंट होते, आणि हा परतावाही टेस्टच. खरे पैसे गेलेले नाहीत.',
  print: 'तुमच्या सगळ्या पावत्या इथे पाहा आणि डाउनलोड करा:\n{link}',
})

export const EXPIRY_MAIL = translation<typeof english.EXPIRY_MAIL>()({
  subject: {
    one: 'तुमची मेंबरशिप {count} दिवसात संपणार आहे',
    other: 'तुमची मेंबरशिप {count} दिवसांत संपणार आहे',
  },
  expires: {
    one: 'तुमची मेंबरशिप {count} दिवसात संपणार आहे. शेवटचा दिवस {day} आहे.',
    other: 'तुमची मेंबरशिप {count} दिवसांत संपणार आहे. शेवटचा दिवस {day} आहे.',
  },
  renew:
    'सीट {seat} ({room}) तुमच्याकडेच ठेवायची आहे? आत्ताच रिन्यू करा. ही मेंबरशिप संपली की नवीन सुरू होईल:\n{link}',
  thanks: 'आधीच रिन्यू केले आहे? मग काही करायची गरज नाही. आमच्याकडे अभ्यास करत असल्याबद्दल धन्यवाद.',
})

export const PAYMENT_REMINDER_MAIL = translation<typeof english.PAYMENT_REMINDER_MAIL>()({
  subject: 'सीट {seat} तुमच्यासाठी {time} पर्यंत राखून ठेवली आहे',
  held: 'तुम्ही सीट {seat} ({room}) निवडली आहे. ती {time} पर्यंत तुमच्यासाठी राखून ठेवली आहे, त्यानंतर इतर कोणीही ती बुक करू शकेल.',
  pay: 'फी {amount} आहे. सीट ठेवण्यासाठी बुकिंग पूर्ण करा:\n{link}',
  otherwise: 'विचार बदलला? मग काही करायची गरज नाही.',
})

export const DUE_MAIL = translation<typeof english.DUE_MAIL>()({
  subject: {
    today: 'आज {open} भरा',
    later: '{day} पर्यंत {open} भरा',
    late: 'काल {open} भरायचे होते',
  },
  open: 'सीट {seat} साठी तुम्ही पैशांचा एक भाग भरला आहे. अजून {open} बाकी आहेत.',
  pay: {
    today: 'ते आजच रिसेप्शनवर UPI ने किंवा रोख भरा.',
    later: 'ते {day} पर्यंत रिसेप्शनवर UPI ने किंवा रोख भरा.',
    late: 'ते काल भरायचे होते. रिसेप्शनवर UPI ने किंवा रोख भरा.',
  },
  lateFee: {
    later: '{day} नंतर भरल्यास {fee} लेट फी लागेल.',
    today: 'आजनंतर भरल्यास {fee} लेट फी लागेल.',
    now: 'आता {fee} लेट फीसुद्धा भरावी लागेल.',
  },
  door: {
    later: 'त्या दिवसानंतर पैसे भरल्यावरच प्रवेश मिळेल.',
    today: 'आजनंतर पैसे भरल्यावरच प्रवेश मिळेल.',
    late: 'पैसे भरेपर्यंत प्रवेश मिळणार नाही.',
  },
  thanks: 'आधीच भरले? धन्यवाद. तुमच्या सर्व पावत्या इथे आहेत:\n{link}',
})

export const SEAT_RESERVED_MAIL = translation<typeof english.SEAT_RESERVED_MAIL>()({
  held: {
    subject: 'सीट {seat} {day} पर्यंत राखून ठेवली आहे. {amount} भरा',
    text: 'तुम्ही सीट {seat} ({room}) राखून ठेवली आहे: {period}. ती {until} पर्यंत तुमच्यासाठी राखून ठेवली आहे. कृपया तोपर्यंत {amount} भरा.',
  },
  notHeld: {
    subject: 'सीट {seat} साठी {amount} भरा',
    text: 'तुम्ही सीट {seat} ({room}) निवडली आहे: {period}. ती आता तुमच्यासाठी राखलेली नाही, पण मोकळी असेल तर अजूनही {amount} भरता येतील.',
  },
  upi: 'फोनवरून UPI ने: {upiId} वर नेमके {amount} भरा, मग UTR इथे लिहा:\n{link}',
  booking: 'तुमचे बुकिंग इथे पाहा:\n{link}',
  reception: 'रिसेप्शनवर: रोख किंवा UPI ने.',
  hours: 'वेळ: {hours}',
  phone: 'फोन: {phone}',
  address: 'पत्ता: {address}',
  entry: 'पैसे भरल्यावरच अभ्यासिकेत प्रवेश मिळेल.',
})

export const SEAT_BOOKED_MAIL = translation<typeof english.SEAT_BOOKED_MAIL>()({
  subject: 'सीट {seat} तुमच्यासाठी बुक केली आहे',
  booked: 'रिसेप्शनने सीट {seat} ({room}) तुमच्यासाठी बुक केली आहे: {period}.',
  pay: '{until} पर्यंत रिसेप्शनवर {amount} भरा. त्यानंतर इतर कोणीही ही सीट बुक करू शकेल.',
  unexpected: 'हे तुम्हाला माहीत नसेल तर रिसेप्शनवर आमच्याशी बोला.',
})

export const SEAT_MOVED_MAIL = translation<typeof english.SEAT_MOVED_MAIL>()({
  subject: 'तुमची सीट आता {seat} आहे',
  moved: 'तुमच्या बुकिंगची ({period}) सीट बदलली आहे: आधी {oldSeat}, आता {seat}. दर तोच राहतो.',
  pass: 'प्रवेश पास तुमच्या डॅशबोर्डवरून पुन्हा डाउनलोड करा.',
})

export const BOOKING_CANCELLED_MAIL = translation<typeof english.BOOKING_CANCELLED_MAIL>()({
  subject: 'तुमचे बुकिंग रद्द झाले आहे',
  cancelled: 'सीट {seat} चे तुमचे बुकिंग ({period}) रद्द झाले आहे, आणि सीट पुन्हा मोकळी झाली आहे.',
  unexpected: 'हे तुम्हाला माहीत नसेल तर रिसेप्शनवर आमच्याशी बोला.',
})

export const UTR_REJECTED_MAIL = translation<typeof english.UTR_REJECTED_MAIL>()({
  subject: 'तुमचे {amount} चे पेमेंट सापडले नाही',
  rejected: 'UTR {utr} असलेल्या {amount} च्या UPI पेमेंटची खात्री आम्हाला करता आली नाही.',
  note: 'रिसेप्शनचा निरोप: {note}',
  again: 'UPI अ‍ॅपमध्ये UTR तपासा आणि पुन्हा लिहा. पेमेंट पेजवर दिसते तोपर्यंत तुमची सीट राखून ठेवली आहे:\n{link}',
  paid: 'तुमच्या खात्यातून पैसे गेले आहेत का? मग पुन्हा पैसे भरू नका: रिसेप्शनला पेमेंट दाखवा.',
})
