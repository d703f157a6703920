/** Success messages of passes and gates. */
export const DOOR_MESSAGES = {
  passRevoked: 'The pass no longer works',
  gateRevoked: 'The gate is revoked',
  gateRemoved: 'The gate is removed',
  pinSaved: 'Your PIN is saved',
  timeOn: 'Your hours are shown',
  timeOff: 'Your hours are no longer added up',
} as const
