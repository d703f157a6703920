import { Controller, useWatch } from 'react-hook-form'
import { mayChangeRoomRules } from '#shared/domain/booking/room-rule-changes.ts'
import {
  AUDIENCES,
  type RoomRule,
  RULED_AREAS,
  type RuledArea,
  UNSTATED_BOOKING,
} from '#shared/domain/booking/room-rules.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { RoomName } from '#web/features/settings/room-name.tsx'
import { roomRulesOf, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { roomRuleConsequences } from '#web/hall/room-rule-consequences.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

const { rules: WORDS, roomRules: LABELS, superAdminOnly } = SYSTEM_SETTINGS_WORDS

const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: LABELS[value] }))
const UNSTATED_OPTIONS = UNSTATED_BOOKING.map((value) => ({ value, label: LABELS[value] }))

/** Who can book which room and section online, and what that means for the seats of each room. */
export function RoomRuleFields({ form }: { form: SettingsForm }) {
  const disabled = !mayChangeRoomRules(useLoggedInUser())
  return (
    <div className="space-y-8">
      {disabled && <Notice>{superAdminOnly}</Notice>}
      {ROOMS.map((room) => (
        <RoomRules key={room} form={form} room={room} disabled={disabled} />
      ))}
    </div>
  )
}

type Fields = { form: SettingsForm; disabled: boolean }

function RoomRules({ room, ...fields }: Fields & { room: Room }) {
  const areas = RULED_AREAS.filter((area) => area === room || area.startsWith(`${room}, `))
  return (
    <fieldset className="max-w-3xl">
      <legend className="font-display text-lg font-semibold">
        <RoomName room={room} />
      </legend>
      <div
        aria-hidden="true"
        className="mt-2 hidden grid-cols-[8rem_1fr_1fr] gap-x-3 text-sm text-ink-soft sm:grid"
      >
        <span />
        <span>{WORDS.audience}</span>
        <span>{WORDS.unstated}</span>
      </div>
      {areas.map((area) => (
        <AreaRule key={area} area={area} room={room} {...fields} />
      ))}
      <Consequences form={fields.form} room={room} />
    </fieldset>
  )
}

function AreaRule({
  area,
  room,
  disabled,
  form: { control },
}: Fields & { area: RuledArea; room: Room }) {
  const index = RULED_AREAS.indexOf(area)
  const section = area !== room && fillIn(WORDS.section, { letter: area.slice(-1) })
  const name = section
    ? fillIn(WORDS.areaOfRoom, { room: ROOM_LABELS[room], section })
    : ROOM_LABELS[room]
  return (
    <Controller
      control={control}
      name={`roomRules.${index}`}
      render={({ field: { value: rule, onChange } }) => {
        const change = (changed: Partial<RoomRule>) => onChange({ ...rule, ...changed })
        return (
          <div className="mt-4 grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:mt-2 sm:grid-cols-[8rem_1fr_1fr]">
            <span className="font-medium">{section || WORDS.wholeRoom}</span>
            <Caption>{WORDS.audience}</Caption>
            <Select
              hideLabel
              label={fillIn(WORDS.audienceLabel, { area: name })}
              options={AUDIENCE_OPTIONS}
              value={rule.audience}
              onChange={(audience) => change({ audience })}
              disabled={disabled}
            />
            <Caption>{WORDS.unstated}</Caption>
            <Select
              hideLabel
              label={fillIn(WORDS.unstatedLabel, { area: name })}
              options={UNSTATED_OPTIONS}
              // A rule for everyone includes people without a stated gender, so it leaves nothing to choose.
              value={rule.audience === 'everyone' ? 'online' : rule.unstated}
              onChange={(unstated) => change({ unstated })}
              disabled={disabled || rule.audience === 'everyone'}
            />
          </div>
        )
      }}
    />
  )
}

/** The heading above a select on a phone, which is too narrow for columns. */
function Caption({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mt-1 text-sm text-ink-soft sm:hidden">
      {children}
    </span>
  )
}

/** Says what the chosen rules mean for the room's seats. */
function Consequences({ form: { control }, room }: { form: SettingsForm; room: Room }) {
  const rules = roomRulesOf(useWatch({ control, name: 'roomRules' }))
  const sentences = roomRuleConsequences(room, rules)
  const name = { room: ROOM_LABELS[room] }
  return (
    <div role="status" aria-label={fillIn(WORDS.meaning, name)} className="mt-3 text-sm">
      <ul className="space-y-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex items-start gap-1.5">
            <Icon name="alert" className="mt-0.5 size-4 text-accent-ink" />
            <span>{sentence}</span>
          </li>
        ))}
        {sentences.length === 0 && <li>{fillIn(WORDS.everyone, name)}</li>}
      </ul>
    </div>
  )
}
