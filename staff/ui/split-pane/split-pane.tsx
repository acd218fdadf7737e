import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { useMove } from 'react-aria/useMove'
import { afterDrag, afterKey, type Limits } from './size.ts'

export type SplitPaneProps = Omit<ComponentProps<'div'>, 'children' | 'role'> &
  Limits & {
    /** Names the separator: `Width of the tree`. */
    readonly label: string
    /** The pane before the separator, which gets the width unless `sized` says otherwise. */
    readonly first: ReactNode
    /** The pane after it, which gets the rest. */
    readonly second: ReactNode
    /** Which of them has a width of its own; the first where absent. */
    readonly sized?: 'first' | 'second'
    /** Width at first, in pixels, such as one that was remembered; without it `initial`. */
    readonly defaultSize?: number
    /** Called with the width in pixels, 0 for a closed pane, at the end of a change. */
    readonly onSize?: (size: number) => void
    /** The width in words, for screen readers: `286 pixels`, `closed`. */
    readonly sizeText: (size: number) => string
  }

/** Two panes with a separator that is dragged or moved by keys. On a narrow place they are stacked. */
export function SplitPane(props: SplitPaneProps) {
  const { label, first, second, sized = 'first', defaultSize, onSize, sizeText, ...more } = props
  const { style, ...others } = more
  const { initial, min, max, canClose = false, ...rest } = others
  const limits: Limits = { initial, min, max, canClose }
  const id = useId()
  const [size, setSize] = useState(defaultSize ?? initial)
  const separator = useRef<HTMLDivElement>(null)
  // Of a drag: how far the pointer is, also beyond the limits.
  const pointer = useRef(size)
  // Whether the pane with the width grows as the separator moves to the right.
  const growsRight = () =>
    (!separator.current || getComputedStyle(separator.current).direction === 'ltr') ===
    (sized === 'first')
  const set = (next: number) => {
    setSize(next)
    onSize?.(next)
  }
  const { moveProps } = useMove({
    onMoveStart() {
      pointer.current = size
    },
    onMove({ deltaX }) {
      pointer.current += growsRight() ? deltaX : -deltaX
      setSize(afterDrag(pointer.current, limits))
    },
    onMoveEnd() {
      onSize?.(afterDrag(pointer.current, limits))
    },
  })
  function onKeyDown(event: KeyboardEvent): void {
    const next = afterKey(event, size, limits, growsRight())
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  const isClosed = (pane: typeof sized) => pane === sized && size === 0
  const width: CSSProperties & Record<'--split', string> = { ...style, '--split': `${size}px` }
  return (
    <div {...rest} style={width} data-slot="split-pane">
      <div className={sized === 'first' ? 'split-frame' : 'split-frame split-from-end'}>
        <div
          {...(sized === 'first' && { id })}
          className={isClosed('first') ? 'split-first split-closed' : 'split-first'}
        >
          {first}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves, which `hr` does not */}
        <div
          {...moveProps}
          // In place of the library's, which knows the arrow keys only.
          onKeyDown={onKeyDown}
          ref={separator}
          role="separator"
          tabIndex={0}
          className="split-separator"
          aria-label={label}
          aria-controls={id}
          aria-orientation="vertical"
          aria-valuenow={size}
          aria-valuemin={canClose ? 0 : min}
          aria-valuemax={max}
          aria-valuetext={sizeText(size)}
          onDoubleClick={() => set(initial)}
        />
        <div
          {...(sized === 'second' && { id })}
          className={isClosed('second') ? 'split-second split-closed' : 'split-second'}
        >
          {second}
        </div>
      </div>
    </div>
  )
}
