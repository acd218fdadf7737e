import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field-group/field-group.tsx'

export interface ChoiceCard {
  readonly value: string
  readonly title: string
  readonly text?: ReactNode
  /** At the end of the card: a price, a time. */
  readonly detail?: ReactNode
  /** Cannot be chosen; the text says why. */
  readonly disabled?: boolean
}

export type ChoiceCardsProps = Omit<FieldGroupProps, 'children' | 'name'> & {
  name: string
  cards: readonly ChoiceCard[]
  /** The value chosen at first; without it none is. */
  value?: string
  required?: boolean
}

const look =
  'flex cursor-pointer items-start gap-3 rounded-card border border-line-2 bg-surface p-4 transition-colors hover:border-brand-ink has-checked:border-brand-ink has-checked:bg-tint has-checked:inset-ring has-checked:inset-ring-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-2 forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]'

/** One of a few that need a sentence each: radio buttons as cards. Their ids are `<id>-<value>`. */
export function ChoiceCards({ name, cards, value, required, ...rest }: ChoiceCardsProps) {
  return (
    <FieldGroup role="radiogroup" {...(rest.error && { 'aria-invalid': true })} {...rest}>
      <div className="grid gap-2.5">
        {cards.map((card) => (
          <label key={card.value} className={look}>
            <input
              type="radio"
              id={`${rest.id}-${card.value}`}
              name={name}
              value={card.value}
              defaultChecked={card.value === value}
              disabled={card.disabled}
              required={required}
              className="mt-0.5 size-5 shrink-0 outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
              <span className="min-w-0 flex-1 basis-28">
                <span className="block font-semibold">{card.title}</span>
                {card.text && <span className="block text-sm text-ink-2">{card.text}</span>}
              </span>
              {card.detail && <span className="figures font-semibold">{card.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
