import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '#ui/field-group/field-group.tsx'

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

/** One of a few that need a sentence each: radio buttons as cards. Their ids are `<id>-<value>`. */
export function ChoiceCards({ name, cards, value, required, ...rest }: ChoiceCardsProps) {
  return (
    <FieldGroup role="radiogroup" {...(rest.error && { 'aria-invalid': true })} {...rest}>
      <div className="choice-cards">
        {cards.map((card) => (
          <label key={card.value} className="choice-card">
            <input
              type="radio"
              id={`${rest.id}-${card.value}`}
              name={name}
              value={card.value}
              defaultChecked={card.value === value}
              disabled={card.disabled}
              required={required}
            />
            <span>
              <span>
                <b>{card.title}</b>
                {card.text && <small>{card.text}</small>}
              </span>
              {card.detail && <span className="choice-detail">{card.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
