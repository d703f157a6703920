import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction } from '#server/db/connect.ts'
import { allClosedSeats, setClosedSeats } from '#server/db/seats.ts'
import { readSettings, writeSettings } from '#server/db/settings.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { SettingsSent } from '#shared/contract/settings.ts'
import { changedSettings } from '#shared/domain/changed-settings.ts'
import { findSeat } from '#shared/domain/seats.ts'

/**
 * Changes the hall's name, contact, prices, closed seats and how long data is kept, and writes down what was changed. Who has
 * booked already keeps seat and price. Throws validationFailed, or settingsChanged when somebody else
 * saved since they were read.
 */
export async function saveSettings(
  services: Services,
  admin: SignedIn,
  { version, closedSeats, ...settings }: SettingsSent,
): Promise<void> {
  const unknown = closedSeats.find((seat) => !findSeat(seat))
  if (unknown !== undefined) {
    throw invalidFields({ closedSeats: `The hall has no seat ${unknown}` })
  }
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const before = await readSettings(trx)
    if (!(await writeSettings(trx, settings, version, now))) throw new AppError('settingsChanged')
    const closedBefore = await allClosedSeats(trx)
    await setClosedSeats(trx, closedSeats)

    const by = { adminId: admin.id }
    const details = changedSettings(before, settings)
    if (Object.keys(details).length > 0) {
      await recordChange(
        trx,
        { ...by, action: 'settings.change', subject: 'settings', details },
        now,
      )
    }
    for (const seat of closedSeats.filter((id) => !closedBefore.includes(id))) {
      await recordChange(trx, { ...by, action: 'seat.close', subject: `seat:${seat}` }, now)
    }
    for (const seat of closedBefore.filter((id) => !closedSeats.includes(id))) {
      await recordChange(trx, { ...by, action: 'seat.open', subject: `seat:${seat}` }, now)
    }
  })
  services.letterhead.forget()
}
