import './all-keys.css'
import { useState } from 'react'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Switch } from '#staff/ui/switch/switch.tsx'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { printed } from '../keys/key-names.ts'
import type { KeyBinding } from '../keys/key-registry.ts'
import { useLetterKeys } from '../keys/use-keys.tsx'
import { isMac } from './keys-here.tsx'

export interface AllKeysProps {
  /** What works on this screen, and everywhere, as it was when the list was opened. */
  readonly own: readonly KeyBinding[]
  readonly everywhere: readonly KeyBinding[]
  readonly onClose: () => void
}

/** Every key that works now, and the switch for keys of one letter. */
export function AllKeys({ own, everywhere, onClose }: AllKeysProps) {
  const [work, change] = useLetterKeys()
  const [groups] = useState([
    { title: 'On this screen', bindings: own },
    { title: 'Anywhere', bindings: everywhere },
  ])
  return (
    <DeskDialog
      title="Keyboard shortcuts"
      description="Keys of one letter work only while no text field has the focus."
      onClose={onClose}
    >
      <Switch checked={work} onChange={(event) => change(event.currentTarget.checked)}>
        Keys of one letter
      </Switch>
      <div className="all-keys">
        {groups.map(
          ({ title, bindings }) =>
            bindings.length > 0 && (
              <section key={title}>
                <h3>{title}</h3>
                <dl>
                  {bindings.map(({ keys, label }) => (
                    <div key={keys}>
                      <dt>{label}</dt>
                      <dd>
                        {printed(keys, isMac()).map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
        )}
      </div>
    </DeskDialog>
  )
}
