import { expect, it } from 'vitest'
import { renderStatic } from '#web/testing/render-static.tsx'
import { SelectPopup } from '#web/ui/select/select-popup.tsx'

it('shows the options with their optional descriptions [field-12]', () => {
  const options = [
    { value: '1 Day', label: '1 Day', description: '₹99' },
    { value: '8 Days', label: '8 Days' },
    { value: '15 Days', label: '15 Days', disabledReason: 'Not in this hall' },
  ]
  const popup = renderStatic(
    <SelectPopup
      id="list"
      labelledBy="label"
      options={options}
      value="8 Days"
      active={0}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  )
  expect(popup.text).toBe('1 Day₹99\n8 Days\n15 DaysNot in this hall')
  const roles = [...popup.html.matchAll(/role="option"[^>]*aria-selected="(\w+)"/g)]
  expect(roles.map(([, chosen]) => chosen)).toEqual(['false', 'true', 'false'])
})
