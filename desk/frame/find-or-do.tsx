import { useState } from 'react'
import { type Command, CommandMenu } from '#staff/ui/command-menu/command-menu.tsx'
import { printed } from '../keys/key-names.ts'
import type { KeyBinding } from '../keys/key-registry.ts'
import { isMac } from './keys-here.tsx'

/** Something to do that has no key. */
export interface Deed {
  readonly label: string
  readonly detail?: string
  readonly run: () => void
}

export interface FindOrDoProps {
  /** What works on this screen, and everywhere, as it was when the menu was opened. */
  readonly own: readonly KeyBinding[]
  readonly everywhere: readonly KeyBinding[]
  readonly sites: readonly Deed[]
  readonly others: readonly Deed[]
  readonly onClose: () => void
}

/** What can be found or done: every key that works now, by name, the sites, and what has no key. */
export function FindOrDo({ own, everywhere, sites, others, onClose }: FindOrDoProps) {
  const elsewhere = everywhere.filter(canRun)
  const isGoing = ({ keys }: KeyBinding) => keys.startsWith('g ')
  // What was possible when the menu was opened: it has the focus now.
  const [groups] = useState(() =>
    [
      { heading: 'On this screen', deeds: own.filter(canRun) },
      { heading: 'Go to', deeds: elsewhere.filter(isGoing) },
      { heading: 'Sites', deeds: sites },
      { heading: 'Do', deeds: [...elsewhere.filter((binding) => !isGoing(binding)), ...others] },
    ].map(({ heading, deeds }) => ({
      heading,
      deeds: new Map(
        deeds.map((deed: Runs): [string, { command: Command; run: () => void }] => {
          const id = `${heading}: ${deed.label}`
          const keys = 'keys' in deed ? { keys: printed(deed.keys, isMac()).join(' ') } : {}
          const detail = 'detail' in deed && deed.detail ? { detail: deed.detail } : {}
          return [
            id,
            { command: { id, label: capital(deed.label), ...keys, ...detail }, run: deed.run },
          ]
        }),
      ),
    })),
  )
  return (
    <CommandMenu
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label="Find or do"
      placeholder="A screen, a site, or what you want to do"
      recent={{ heading: 'Recent', commands: [] }}
      groups={groups
        .filter(({ deeds }) => deeds.size > 0)
        .map(({ heading, deeds }) => ({
          heading,
          commands: [...deeds.values()].map(({ command }) => command),
        }))}
      nothingFound={(text) => `Nothing is called “${text}”.`}
      onCommand={(id) =>
        afterFocusIsBack(() =>
          groups
            .find(({ deeds }) => deeds.has(id))
            ?.deeds.get(id)
            ?.run(),
        )
      }
    />
  )
}

type Runs = (KeyBinding & Pick<Deed, 'run'>) | Deed

const canRun = (binding: KeyBinding): binding is KeyBinding & Pick<Deed, 'run'> =>
  binding.run !== undefined

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The menu gives the focus back in the frame after it has gone. */
const afterFocusIsBack = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
