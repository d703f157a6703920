import { type KeyboardEvent, useRef, useState } from 'react'
import { typeahead } from '#web/ui/typeahead.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  description?: string | undefined
  /** Why the option can't be chosen; it is shown with the reason and can be reached, not taken. */
  disabledReason?: string | undefined
}

/** How long typed letters count as one text, in milliseconds. */
const typingPause = 600

/** What a select-only combobox remembers, and what its keys do. */
export function useSelectList<Value extends string>(
  options: readonly SelectOption<Value>[],
  value: string | undefined,
  onChoose: (option: SelectOption<Value>) => void,
) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const typing = useRef({ text: '', at: 0 })
  const last = options.length - 1

  function show(place: number) {
    setActive(Math.min(Math.max(place, 0), last))
    setOpen(true)
  }

  function showChosen() {
    show(options.findIndex((option) => option.value === value))
  }

  function choose(place: number) {
    const option = options[place]
    if (option === undefined || option.disabledReason !== undefined) return
    setOpen(false)
    onChoose(option)
  }

  function type(letter: string, now: number) {
    const going = now - typing.current.at < typingPause
    const text = going ? typing.current.text + letter : letter
    typing.current = { text, at: now }
    const labels = options.map((option) => option.label)
    const from = open ? active : options.findIndex((option) => option.value === value)
    const found = typeahead(labels, text, from)
    if (found >= 0) show(found)
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
    // Escape must not also close a dialog around it, nor a space press the button.
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
