import type { ComponentProps } from 'react'

export type IconDrawingProps = Omit<ComponentProps<'svg'>, 'children'> & {
  path: string | undefined
  /** Its meaning, if no text beside it gives it. */
  label?: string | undefined
}

/**
 * An icon by its path. `Icon` chooses one by name and so brings all of them: what islands and the staff's
 * screens use draws its own.
 */
export const IconDrawing = ({ path, label, className, ...rest }: IconDrawingProps) => (
  <svg
    viewBox="0 0 24 24"
    role={label && 'img'}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    className={className}
    {...rest}
    data-slot="icon"
  >
    <path d={path} />
  </svg>
)
