import type * as english from '../../en/tour/scanning.ts'
import { translation } from '../../translation.ts'

export const CAMERA_PROBLEMS = translation<typeof english.CAMERA_PROBLEMS>()({
  unsupported: 'या डिव्हाइसवर कॅमेरा चालत नाही',
  timedOut: 'कॅमेऱ्याची परवानगी वेळेत मिळाली नाही',
  notFound: 'या डिव्हाइसवर कॅमेरा सापडला नाही',
  denied: 'कॅमेऱ्याची परवानगी नाकारली आहे. ब्राउझरच्या सेटिंग्जमध्ये कॅमेऱ्याला परवानगी द्या आणि पुन्हा प्रयत्न करा.',
  inUse: 'कॅमेरा वापरता आला नाही: दुसरे अ‍ॅप तो वापरत असेल',
  disconnected: 'कॅमेरा वापरता आला नाही: तो डिस्कनेक्ट झाला',
  other: 'कॅमेरा वापरता आला नाही: {reason}',
  unknown: 'कॅमेरा वापरता आला नाही: कारण समजले नाही',
})

export const READER_PROBLEMS = translation<typeof english.READER_PROBLEMS>()({
  notLoaded: 'QR रीडर लोड झाला नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  stopped: 'QR रीडर थांबला आहे. कृपया कॅमेरा पुन्हा सुरू करा.',
})
