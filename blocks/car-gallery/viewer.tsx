import type { ComponentProps } from 'react'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { CarPicture } from '#parts/pictures/car-pictures.ts'
import { viewerWidths } from '#parts/pictures/picture-widths.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import { Stage } from '#ui/stage/stage.tsx'
import { carouselEnds } from './carousel-ends.ts'

interface ViewerProps {
  /** The id of the dialog. */
  readonly id: string
  readonly label: string
  readonly pictures: readonly CarPicture[]
  readonly site: SiteView
}

/**
 * All pictures, each as large as the screen, in a dialog that buttons open and close without a script; none
 * is requested before. It is a popover, which covers the page and keeps the tabulator by its script: a modal
 * dialog would make all of the page inert, which takes longer than to draw it. The controls are inside of
 * what scrolls, so that a swipe may begin on them. Spec 2.44, 4.16.
 */
export function Viewer({ id, label, pictures, site: { words } }: ViewerProps) {
  const count = pictures.length
  const { isFirst, isLast } = carouselEnds(0, count)
  const numbers = pictures.map(({ isCutOut }, index) =>
    fillPlaceholders(isCutOut ? words.drawingNumber : words.photoNumber, {
      number: String(index + 1),
      count: String(count),
    }),
  )
  return (
    <dialog id={id} popover="auto" aria-modal="true" aria-label={label} className="viewer">
      <div className="viewer-strip">
        <div className="viewer-track">
          <div className="viewer-controls">
            <p role="status" className="viewer-number figures">
              {numbers[0]}
            </p>
            <Control
              icon="x"
              label={words.close}
              // Else what scrolls has the focus as the dialog opens.
              autoFocus
              className="viewer-close"
              popoverTarget={id}
              popoverTargetAction="hide"
            />
            {count > 1 && (
              <>
                <Control
                  icon="chevron-left"
                  label={words.previousPicture}
                  aria-disabled={isFirst}
                  className="viewer-step viewer-previous"
                />
                <Control
                  icon="chevron-right"
                  label={words.nextPicture}
                  aria-disabled={isLast}
                  className="viewer-step viewer-next"
                />
              </>
            )}
          </div>
          <ul className="viewer-pictures">
            {pictures.map((picture, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a car do not move
                key={index}
                aria-label={numbers[index]}
                className="viewer-picture"
              >
                <Stage picture={picture} sizes="100vw" widths={viewerWidths} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  )
}

type ControlProps = ComponentProps<'button'> & { readonly icon: IconName; readonly label: string }

/** `aria-disabled`, since `disabled` would drop the focus, and with it the arrow keys. */
function Control({ icon, label, ...rest }: ControlProps) {
  return (
    <button type="button" aria-label={label} {...rest}>
      <Icon name={icon} size="lg" />
    </button>
  )
}
