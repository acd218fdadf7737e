import { useState } from 'react'
import { Switch } from '#staff/ui/switch/switch.tsx'
import { RadioPills } from '#ui/radio-pills/radio-pills.tsx'
import { chooseScheme, chosenScheme, type Scheme } from '../frame/scheme.ts'
import { useLetterKeys } from '../keys/use-keys.tsx'

const schemes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { readonly value: Scheme; readonly label: string }[]

/** What this browser keeps: light or dark, and whether keys of one letter do anything. */
export function Habits() {
  const [scheme] = useState(chosenScheme)
  const [work, change] = useLetterKeys()
  return (
    <section className="desk-section">
      <h2>This browser</h2>
      <RadioPills
        id="scheme"
        name="scheme"
        legend="Light or dark"
        value={scheme}
        options={schemes}
        onChange={(event) => {
          const chosen = schemes.find(
            ({ value }) => event.target instanceof HTMLInputElement && value === event.target.value,
          )
          if (chosen) chooseScheme(chosen.value)
        }}
      />
      <Switch
        className="mt-3 max-w-sm"
        checked={work}
        onChange={(event) => change(event.currentTarget.checked)}
        hint="Such as N to invite. Keys with Ctrl or ⌘ always work."
      >
        Keys of one letter
      </Switch>
    </section>
  )
}
