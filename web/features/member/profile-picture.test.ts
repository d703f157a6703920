import { expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { avatarProblem } from '#web/features/member/profile-picture.tsx'

it("avatarProblem returns the server's message or, without one, the specification's text [dashboard-8]", () => {
  const refused = (message: string | undefined) => ApiError.refused({ message, errors: [] }, 400)
  expect(avatarProblem(refused('Please select a valid image file'))).toBe(
    'Please select a valid image file',
  )
  expect(avatarProblem(refused(undefined))).toBe('Failed to upload avatar')
  expect(avatarProblem(ApiError.network())).toBe('Error uploading avatar. Please try again.')
})
