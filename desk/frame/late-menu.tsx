import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { LateMenuProps } from './opened-menu.tsx'

const load = () => import('./opened-menu.tsx')
const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }))
const warm = () => void load().catch(() => {})

/** A button with a menu, whose code comes as soon as the button is reached for: no screen begins with it. Spec 6.04. */
export function LateMenu(props: LateMenuProps) {
  const [asked, ask] = useState<'keys' | 'pointer'>()
  const button: ComponentProps<'button'> = {
    className: props.className,
    children: props.children,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: ({ detail }) => ask(detail === 0 ? 'keys' : 'pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      ask('keys')
    },
  }
  const waiting = <button type="button" {...button} />
  if (!asked) return waiting
  return (
    <Suspense fallback={waiting}>
      <OpenedMenu {...props} by={asked} />
    </Suspense>
  )
}
