import { Controller, useWatch } from 'react-hook-form'
import { mayChangeRoomRules, ROOM_RULE_LABELS } from '#shared/domain/booking/room-rule-changes.ts'
import {
  AUDIENCES,
  type RoomRule,
  RULED_AREAS,
  type RuledArea,
  UNSTATED_BOOKING,
} from '#shared/domain/booking/room-rules.ts'
import { ROOM_DETAILS, ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { roomRuleConsequences } from '#shared/words/en/room-rules.ts'
import { roomRulesOf, type SettingsForm } from '#web/features/settings/settings-form.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'

const AUDIENCE_OPTIONS = AUDIENCES.map((value) => ({ value, label: ROOM_RULE_LABELS[value] }))
const UNSTATED_OPTIONS = UNSTATED_BOOKING.map((value) => ({
  value,
  label: ROOM_RULE_LABELS[value],
}))

/** Who can book which room and section online, and what that means for the seats of each room. */
export function RoomRuleFields({ form }: { form: SettingsForm }) {
  const disabled = !mayChangeRoomRules(useLoggedInUser())
  return (
    <div className="space-y-8">
      {disabled && <Notice>Only a super admin can change these.</Notice>}
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
        {room} <span lang="mr">{ROOM_DETAILS[room].marathi}</span>
      </legend>
      <div
        aria-hidden="true"
        className="mt-2 grid grid-cols-2 gap-x-3 text-sm text-ink-soft sm:grid-cols-[8rem_1fr_1fr]"
      >
        <span className="max-sm:hidden" />
        <span>Who books online</span>
        <span>Gender other or not stated</span>
      </div>
      {areas.map((area) => (
        <AreaRule
          key={area}
          area={area}
          label={area === room ? 'Whole room' : area.slice(`${room}, `.length)}
          {...fields}
        />
      ))}
      <Consequences form={fields.form} room={room} />
    </fieldset>
  )
}

function AreaRule({
  area,
  label,
  disabled,
  form: { control },
}: Fields & { area: RuledArea; label: string }) {
  const index = RULED_AREAS.indexOf(area)
  return (
    <Controller
      control={control}
      name={`roomRules.${index}`}
      render={({ field: { value: rule, onChange } }) => {
        const change = (changed: Partial<RoomRule>) => onChange({ ...rule, ...changed })
        return (
          <div className="mt-2 grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]">
            <span className="font-medium max-sm:col-span-2">{label}</span>
            <Select
              hideLabel
              label={`${area}: who books online`}
              options={AUDIENCE_OPTIONS}
              value={rule.audience}
              onChange={(audience) => change({ audience })}
              disabled={disabled}
            />
            <Select
              hideLabel
              label={`${area}: gender other or not stated`}
              options={UNSTATED_OPTIONS}
              // A rule for everyone also covers them.
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

/** Computed from the floor plan while the admin chooses. */
function Consequences({ form: { control }, room }: { form: SettingsForm; room: Room }) {
  const rules = roomRulesOf(useWatch({ control, name: 'roomRules' }))
  const sentences = roomRuleConsequences(room, rules)
  return (
    <div role="status" aria-label={`What this means for ${room}`} className="mt-3 text-sm">
      <ul className="space-y-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex items-start gap-1.5">
            <Icon name="alert" className="mt-0.5 size-4 text-accent-ink" />
            <span>{sentence}</span>
          </li>
        ))}
        {sentences.length === 0 && <li>Everyone can book every seat of {room} online.</li>}
      </ul>
    </div>
  )
}
