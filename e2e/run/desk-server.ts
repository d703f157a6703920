import { startSecondServer } from './second-server.ts'

/** Starts a second process of the app where members pay at reception. */
export function startDeskServer() {
  return startSecondServer({ PAYMENTS: 'desk' })
}
