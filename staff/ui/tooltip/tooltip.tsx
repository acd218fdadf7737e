import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react'

export type TooltipProps = Omit<ComponentProps<'span'>, 'children' | 'popover' | 'role'> & {
  /** A short sentence; read after the name of the control. */
  text: string
  /** Whether it shows at first. */
  defaultOpen?: boolean
  /** One focusable control, such as a `Button`. */
  children: ReactElement<{ readonly 'aria-describedby'?: string }>
}

const DELAY_MS = 500
/** In which a pointer can go from the control to the tooltip (WCAG 1.4.13). */
const LEAVE_MS = 200

/** Explains a control when it is pointed at or focused. Other props go on the tooltip. */
export function Tooltip({ text, children, defaultOpen = false, ...rest }: TooltipProps) {
  const ownId = useId()
  const { id = ownId } = rest
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (isOpen: boolean) => {
    clearTimeout(timer.current)
    const [control, tip] = place.current?.children ?? []
    if (!(control instanceof HTMLElement && tip instanceof HTMLElement)) return
    // By its source the browser knows beside what it is placed.
    if (isOpen) tip.showPopover({ source: control })
    else tip.hidePopover()
  }
  const turnAfter = (ms: number, isOpen: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => turn(isOpen), ms)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first alone
  useEffect(() => {
    if (defaultOpen) turn(true)
    return () => clearTimeout(timer.current)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its control does is told
    <span
      ref={place}
      className="tooltip-place"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && turnAfter(DELAY_MS, true)}
      onPointerLeave={() => turnAfter(LEAVE_MS, false)}
      onFocus={() => turn(true)}
      onBlur={() => turn(false)}
      onKeyDown={({ key }) => key === 'Escape' && turn(false)}
    >
      {cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
      })}
      <span {...rest} id={id} role="tooltip" popover="manual" data-slot="tooltip">
        {text}
      </span>
    </span>
  )
}
