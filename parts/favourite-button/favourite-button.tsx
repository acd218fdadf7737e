import { cn } from '#ui/cn.ts'
import { ACTION, CAR_ID } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'

interface FavouriteButtonProps {
  /** The car's id. */
  readonly id: string
  /** "Save 2021 Toyota HiLux": the pressed state shows whether it is saved. */
  readonly label: string
  readonly className?: string
}

/** Saves a car on this device; the page's runtime updates `aria-pressed`. Spec 4.13. */
export function FavouriteButton({ id, label, className }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      {...{ [ACTION]: 'favourite', [CAR_ID]: id }}
      aria-pressed="false"
      aria-label={label}
      className={cn('save', className)}
    >
      <Icon name="heart" className="size-9 rounded-pill p-2" />
    </button>
  )
}
