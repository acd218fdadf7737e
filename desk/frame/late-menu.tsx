import { useEffect, useState } from 'react'
import { keysFor } from './keys-for.ts'
import type { LateMenuProps } from './opened-menu.tsx'

const load = () => import('./opened-menu.tsx')
const warm = () => void load().catch(() => {})

/** A button with a menu, whose code comes as soon as the button is reached for: no screen begins with it. Spec 6.04. */
export function LateMenu(props: LateMenuProps) {
  const [asked, ask] = useState<'keys' | 'pointer'>()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    if (!asked) return
    // The button stays meanwhile, with its focus.
    void load().then(setLoaded, () => ask(undefined))
    return asked === 'keys' ? keysFor('[role=menu]') : undefined
  }, [asked])
  if (asked && loaded) return <loaded.OpenedMenu {...props} by={asked} />
  return (
    <button
      type="button"
      className={props.className}
      aria-haspopup="menu"
      aria-expanded={asked !== undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={({ detail }) => ask(detail === 0 ? 'keys' : 'pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        ask('keys')
      }}
    >
      {props.children}
    </button>
  )
}
