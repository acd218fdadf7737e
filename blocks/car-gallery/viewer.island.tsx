import { type KeyboardEvent, useRef, useState } from 'react'
import type { CarPicture } from '#parts/pictures/car-pictures.ts'
import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { mediaUrl, srcSet } from '#ui/picture/media-url.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { carouselEnds } from './carousel-ends.ts'

export interface ViewerProps {
  pictures: readonly CarPicture[]
  /** The car that the pictures show. */
  title: string
}

const maxWidth = 1920

/**
 * All pictures in a full-screen dialog of the browser, which traps the focus and restores it; arrow
 * keys, swipes and buttons change the picture. Spec 2.44, 4.16.
 */
export default function Viewer({ pictures, title }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const count = pictures.length
  const { isFirst, isLast } = carouselEnds(at, count)

  const show = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const go = (to: number) => {
    const { current } = strip
    current?.scrollTo({ left: Math.min(count - 1, Math.max(0, to)) * current.clientWidth })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(at - 1)
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'Home') go(0)
    if (key === 'End') go(count - 1)
  }
  const updateCurrent = () => {
    const { current } = strip
    if (current) setAt(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }

  return (
    <>
      <Button variant="outline" size="sm" onClick={show} className="border-transparent">
        <Icon name={count > 1 ? 'images' : 'maximize'} size="sm" />
        {count > 1 ? `View all ${count}` : 'Full screen'}
      </Button>
      <dialog
        ref={dialog}
        aria-label={`Pictures of the ${title}`}
        onKeyDown={onKeyDown}
        onClose={() => setOpen(false)}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-black p-0 text-white [--focus:var(--color-white)]"
      >
        <p
          aria-live="polite"
          className="figures absolute inset-s-4 z-1 top-4 rounded-pill bg-black/60 px-3 py-1"
        >
          <span className="sr-only">Picture </span>
          {at + 1} / {count}
        </p>
        <ViewerButton
          icon="x"
          label="Close"
          onClick={() => dialog.current?.close()}
          place="inset-e-3 top-3"
        />
        {count > 1 && (
          <>
            <ViewerButton
              icon="chevron-left"
              label="Previous picture"
              onClick={() => go(at - 1)}
              disabled={isFirst}
              place="inset-s-3 top-1/2 -translate-y-1/2"
            />
            <ViewerButton
              icon="chevron-right"
              label="Next picture"
              onClick={() => go(at + 1)}
              disabled={isLast}
              place="inset-e-3 top-1/2 -translate-y-1/2"
            />
          </>
        )}
        <ul
          ref={strip}
          onScroll={updateCurrent}
          // Browsers make it a stop of the tabulator, which needs a name; behind the buttons, of which
          // the first has the focus as the dialog opens.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the strip
          tabIndex={0}
          aria-label="All pictures"
          className="scroll-row h-full snap-mandatory"
        >
          {isOpen &&
            pictures.map((picture, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a car do not move
                key={index}
                className="grid h-full w-full shrink-0 snap-center place-items-center"
              >
                <ViewerPicture {...picture} isNear={Math.abs(index - at) <= 1} />
              </li>
            ))}
        </ul>
      </dialog>
    </>
  )
}

/** A photo as large as it fits, uncropped; a drawing on its scene. */
function ViewerPicture({ isNear, ...picture }: CarPicture & { isNear: boolean }) {
  if (picture.isCutOut)
    return <Stage picture={picture} sizes="100vw" className="w-full max-w-[150dvh]" />
  const { path, alt } = picture
  return (
    <img
      src={mediaUrl(path, { width: maxWidth })}
      {...(srcSet(path) && { srcSet: srcSet(path), sizes: '100vw' })}
      alt={alt}
      loading={isNear ? 'eager' : 'lazy'}
      className="size-full object-contain"
    />
  )
}

interface ViewerButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
  place: string
}

function ViewerButton({ icon, label, onClick, disabled = false, place }: ViewerButtonProps) {
  return (
    <IconButton
      icon={icon}
      iconSize="lg"
      label={label}
      // `disabled` would drop the focus, and with it the arrow keys.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'absolute z-1 size-12 rounded-pill bg-black/60 text-inherit hover:bg-black aria-disabled:opacity-40',
        place,
      )}
    />
  )
}
