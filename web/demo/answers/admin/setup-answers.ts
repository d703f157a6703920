import { acknowledgeSetupStep, getSetup, sendTestMail } from '#shared/contract/desk-endpoints.ts'
import { openSetupSteps } from '#shared/domain/settings/setup-steps.ts'
import { SETUP_MESSAGES } from '#shared/words/en/admin/setup.ts'
import { answer, staff } from '#web/demo/answer.ts'

export const setupAnswers = [
  answer(getSetup, staff('ownerSettings'), ({ state: { settings: details, acknowledged } }) => ({
    data: { open: openSetupSteps({ details, simulatedPayments: true, demo: true, acknowledged }) },
  })),

  answer(acknowledgeSetupStep, staff('ownerSettings'), ({ state, body: { step } }) => {
    state.acknowledged = [...state.acknowledged, step]
    return { message: SETUP_MESSAGES.acknowledged }
  }),

  answer(sendTestMail, staff('ownerSettings'), () => ({
    message: SETUP_MESSAGES.mailSent,
    data: { mailServer: false },
  })),
]
