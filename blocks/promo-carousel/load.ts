import { type PromoItem, promoItems } from '#parts/promo/promo-item.ts'
import type { Load } from '../define-load.ts'
import type block from './schema.ts'

const load: Load<typeof block, readonly PromoItem[]> = ({ props, ports, ...context }) =>
  promoItems({
    ...context,
    promotions: ports.content.promotions,
    place: props.place,
    ports,
  })
export default load
