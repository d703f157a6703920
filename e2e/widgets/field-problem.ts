import { expect, type Locator } from '@playwright/test'

/** Expects the field to be marked invalid and described by its message. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

export async function expectNoProblem(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
