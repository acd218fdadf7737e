import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { CarPicture } from '#parts/pictures/car-pictures.ts'
import { viewerWidths } from '#parts/pictures/picture-widths.ts'
import type { SiteView } from '#parts/view-context.ts'
import { closes } from '#ui/dialog/command.ts'
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
 * All pictures, each as large as the screen, in a dialog of the browser, which buttons open and close
 * without a script; none is requested before. The controls are inside of what scrolls, so that a swipe may
 * begin on them. Spec 2.44, 4.16.
 */
export function Viewer({ id, label, pictures, site: { words } }: ViewerProps) {
  const count = pictures.length
  const { isFirst, isLast } = carouselEnds(0, count)
  const numbers = pictures.map(({ isCutOut }, index) =>
    fillPlaceholders(isCutOut ? words.drawingNumber : words.photoNumber, {
      ...{ number: String(index + 1), count: String(count) },
    }),
  )
  return (
    <dialog id={id} aria-label={label} className="viewer">
      <div className="viewer-strip">
        <div className="viewer-track">
          <div className="viewer-controls">
            <p role="status" className="viewer-number figures">
              {numbers[0]}
            </p>
            <button
              type="button"
              aria-label={words.close}
              // biome-ignore lint/a11y/noAutofocus: else what scrolls has the focus as the dialog opens
              autoFocus
              className="viewer-close"
              {...closes(id)}
            >
              <Icon name="x" size="lg" />
            </button>
            {count > 1 && (
              <>
                <Step to="previous" label={words.previousPicture} disabled={isFirst} />
                <Step to="next" label={words.nextPicture} disabled={isLast} />
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

interface StepProps {
  readonly to: 'previous' | 'next'
  readonly label: string
  readonly disabled: boolean
}

const arrows: Readonly<Record<StepProps['to'], IconName>> = {
  previous: 'chevron-left',
  next: 'chevron-right',
}

function Step({ to, label, disabled }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // `disabled` would drop the focus, and with it the arrow keys.
      aria-disabled={disabled}
      className={`viewer-step viewer-${to}`}
    >
      <Icon name={arrows[to]} size="lg" />
    </button>
  )
}
