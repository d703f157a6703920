import { expect, test } from 'vitest'
import { erasedTours, eraseVisitor } from './erase-visitor.ts'

const TODAY = '2026-03-10'
const tour = (status: 'pending' | 'confirmed' | 'completed' | 'cancelled', tourDate: string) => ({
  status,
  tourDate,
})

test('counts the erased tours, and the upcoming ones among them [visitor-data-1]', () => {
  const tours = [
    tour('confirmed', TODAY),
    tour('pending', '2026-03-09'),
    tour('cancelled', '2026-03-12'),
    tour('completed', '2026-03-01'),
  ]
  expect(erasedTours(tours, TODAY)).toEqual({ tours: 4, cancelled: 1 })
  expect(eraseVisitor(tours, TODAY)).toEqual({
    action: 'tour.erase',
    subject: 'tours',
    details: { tours: 4, cancelled: 1 },
  })
  expect(eraseVisitor([], TODAY)).toBeNull()
})
