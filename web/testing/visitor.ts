/** A visitor, as in the reply to a scan. */
export const VISITOR = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  tourDate: '2026-11-21',
  tourTime: '9:00 AM - 10:00 AM',
}

/** The tour of that visitor, as shown on the pass. */
export const TOUR = {
  ...VISITOR,
  id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77',
  gender: 'female',
}
