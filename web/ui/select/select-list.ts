import { type KeyboardEvent, useRef, useState } from 'react'
import { typeahead } from '#web/ui/select/typeahead.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  description?: string | undefined
  /** Shown with the option, which can be focused but not chosen. */
  disabledReason?: string | undefined
}

/** Letters typed within this time, in milliseconds, form one search text. */
const typingPause = 600

/** State and keyboard handling of a select-only combobox. */
export function useSelectList<Value extends string>(
  options: readonly SelectOption<Value>[],
  value: string | undefined,
  onChoose: (option: SelectOption<Value>) => void,
) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typing = useRef({ text: '', at: 0 })
  const last = options.length - 1

  function show(index: number) {
    setActive(Math.min(Math.max(index, 0), last))
    setOpen(true)
  }

  function showChosen() {
    show(options.findIndex((option) => option.value === value))
  }

  function choose(index: number) {
    const option = options[index]
    if (option === undefined || option.disabledReason !== undefined) return
    setOpen(false)
    onChoose(option)
  }

  function type(letter: string, now: number) {
    const continues = now - typing.current.at < typingPause
    const text = continues ? typing.current.text + letter : letter
    typing.current = { text, at: now }
    const labels = options.map((option) => option.label)
    const from = open ? active : options.findIndex((option) => option.value === value)
    const match = typeahead(labels, text, from)
    if (match >= 0) show(match)
    else if (!open) showChosen()
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey } = event
    if (event.ctrlKey || event.metaKey) return
    const isTyping = typing.current.text !== '' && event.timeStamp - typing.current.at < typingPause
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[key]
    if (key === 'Tab') {
      if (open) choose(active)
      return
    }
    if (key === 'Escape') {
      if (!open) return
      setOpen(false)
    } else if (key === 'Enter' || (key === ' ' && !isTyping) || (key === 'ArrowUp' && altKey)) {
      if (open) choose(active)
      else showChosen()
    } else if (key === 'Home') show(0)
    else if (key === 'End') show(last)
    else if (step !== undefined) {
      if (open) show(active + step)
      else showChosen()
    } else if (key.length === 1 && !altKey) type(key, event.timeStamp)
    else return
    // Otherwise Escape would also close a surrounding dialog, and Space would click the button.
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    open,
    active,
    toggle: () => (open ? setOpen(false) : showChosen()),
    close: () => setOpen(false),
    choose,
    onKeyDown,
  }
}

/** Returns an option for each value of a table of labels. */
export function labelledOptions(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
