import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  browserLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  type Language,
} from '#shared/domain/language.ts'

/** Whether someone chose the language of the browser that sent the request. */
export function isLanguageChosen({ cookies }: FastifyRequest): boolean {
  return isLanguage(cookies[LANGUAGE_COOKIE])
}

/** The language of the browser that sent the request: its cookie's, else the one it prefers. */
export function requestLanguage({ cookies, headers }: FastifyRequest): Language {
  return browserLanguage(cookies[LANGUAGE_COOKIE], headers['accept-language'])
}

/** Remembers a language in the browser. Its scripts write the cookie too, so they may read it. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    maxAge: LANGUAGE_COOKIE_SECONDS,
    sameSite: 'lax',
    secure,
  })
}
