import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

interface FocalPointProps {
  /** The address of the picture. */
  readonly src: string
  readonly alt: string
  /** Its size, pixels. */
  readonly width: number
  readonly height: number
  readonly value: Point
  /** Absent where it may not be moved. */
  readonly onChange?: ((point: Point) => void) | undefined
}

/** Percent of a press of an arrow key, and with Shift. */
const [STEP, LARGE_STEP] = [1, 10]
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))

/** A picture with a ring on what stays in sight where it is cropped; arrow keys or the pointer move the ring. */
export function FocalPoint({ value, onChange, ...picture }: FocalPointProps) {
  const { src, alt, width, height } = picture
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height }
  const { x, y } = value
  const place = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange?.({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onChange?.({ x: within(x + arrow.x * step), y: within(y + arrow.y * step) })
  }
  return (
    <div
      className="focal-point"
      style={ratio}
      data-can={onChange ? 'move' : undefined}
      onPointerDown={(event) => {
        if (!onChange || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        place(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
      }}
    >
      <img src={src} alt={alt} draggable={false} />
      <span
        className="focal-ring"
        style={{ left: `${x}%`, top: `${y}%` }}
        {...(onChange && {
          role: 'slider',
          tabIndex: 0,
          'aria-roledescription': '2D slider',
          'aria-label': 'What stays in sight where the picture is cropped',
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': x,
          'aria-valuetext': `${x} % from the left, ${y} % from the top`,
          onKeyDown: press,
        })}
      />
    </div>
  )
}
