import type { Language } from '../../../domain/language.ts'

/** The language of this folder's words. */
export const LANGUAGE: Language = 'hi'
