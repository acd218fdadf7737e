import { KeyLine, type ListedKeys } from '#staff/ui/key-line/key-line.tsx'
import { printed } from '../keys/key-names.ts'
import type { KeyBinding } from '../keys/key-registry.ts'
import { useWorkingKeys } from '../keys/use-keys.tsx'

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

const listed = ({ keys, label }: KeyBinding): ListedKeys => ({
  keys: printed(keys, isMac()),
  label,
})

/** The key line: what the focused region understands; after the first of two strokes, the second ones. */
export function KeysHere() {
  const { own, everywhere, pending } = useWorkingKeys()
  const isNext = ({ keys }: KeyBinding) => keys.startsWith(`${pending} `)
  const shown = pending === '' ? own : [...own, ...everywhere].filter(isNext)
  const all = everywhere.filter(({ keys }) => keys === '?' || (keys === 'z' && pending === ''))
  return <KeyLine keys={shown.map(listed)} end={all.map(listed)} className="keys-here" />
}
