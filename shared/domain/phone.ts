export const COUNTRY_CODE = '+91'

/** What is wrong with the ten digits typed after the fixed +91 (document 1, section 5). */
export function phoneProblem(digits: string): string | undefined {
  if (digits === '') return 'Phone number is required'
  if (!/^[0-9]+$/.test(digits)) return 'Phone number must contain only digits'
  if (digits.length !== 10) return 'Phone number must be exactly 10 digits'
  if (!/^[6-9]/.test(digits)) return 'Phone number must start with 6, 7, 8 or 9'
  return undefined
}

/**
 * What the phone field keeps of what was typed or pasted. A number that comes with its country code
 * or a trunk 0, as an address book gives it, keeps its own ten digits.
 */
export function typedPhone(text: string): string {
  const digits = text.replace(/[^0-9]/g, '')
  const own = /^(?:91|0)(?=[6-9][0-9]{9}$)/
  return digits.replace(own, '').slice(0, 10)
}

/** The number on the wire: +91 followed by 10 digits. */
export function phoneOnWire(digits: string): string {
  return `${COUNTRY_CODE}${digits}`
}

export function wirePhoneProblem(phoneNumber: string): string | undefined {
  if (!phoneNumber.startsWith(COUNTRY_CODE)) return 'Phone number must start with +91'
  return phoneProblem(phoneNumber.slice(COUNTRY_CODE.length))
}
