import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { passPicture } from '#server/mail/pass-picture.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { tourFromWire } from '#shared/contract/wire-names.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import type { TourForm } from '#shared/domain/tour/tour-form.ts'
import { dayText } from '#shared/words/dates.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import type { PictureFile } from './pictures.ts'
import { tour } from './tour.ts'

export type Visitor = { id: string; email: string; passText: string; tour: TourForm }

/** Creates a visitor who has a pass for a tour on `tourDate`, by default today. */
export async function newVisitor(
  request: APIRequestContext,
  tourDate = hallDay(),
): Promise<Visitor> {
  const form = tour()
  const response = await request.post(`/api${requestTour.path}`, { data: form })
  expect(response.ok(), 'The tour was refused').toBe(true)
  const requested = tourFromWire(requestTour.reply.parse(await response.json()).data)
  const { id, email } = requested
  await queryDatabase('UPDATE tour_requests SET tour_date = $2 WHERE id = $1', [id, tourDate])
  return {
    id,
    email,
    passText: visitorPassText(requested, new Date().toISOString()),
    tour: { ...form, tourDate },
  }
}

/** Returns the rows in which the scanner shows a visitor. */
export function visitorRows({ fullName, email, phoneNumber, tourDate, tourTime }: TourForm) {
  return [fullName, email, `+91${phoneNumber}`, dayText('en', tourDate), tourTime]
}

/** Returns a photo of a QR code on a table: twelve megapixels, dim and blurred, and turned by `turned` degrees. */
export async function photoOf(text: string, { turned = 0 } = {}): Promise<PictureFile> {
  const paper = '#d8d2c4'
  const code = await sharp(await passPicture(text))
    .resize(1500, 1500)
    .rotate(turned, { background: paper })
    .toBuffer()
  const buffer = await sharp({
    create: { width: 3000, height: 4000, channels: 3, background: paper },
  })
    .composite([{ input: code, gravity: 'centre' }])
    .blur(3)
    .modulate({ brightness: 0.7 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return { name: 'pass.jpg', mimeType: 'image/jpeg', buffer }
}
