import type { ModelPrice } from './model-item.ts'

/** From what price there is a model, with what that includes. */
export const ModelPriceText = ({ price: { text, note } }: { price: ModelPrice }) => (
  <span className="model-price">
    <b>{text}</b> {note && <small>{note}</small>}
  </span>
)
