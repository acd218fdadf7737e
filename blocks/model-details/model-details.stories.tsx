import { formatMoney } from '#domain/format.ts'
import type { Model } from '#domain/model/model.ts'
import { fixtureCars } from '#parts/fixture-cars.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { ModelDetailsData } from './load.ts'
import ModelDetails from './model-details.tsx'
import block from './schema.ts'

export default { component: ModelDetails }

const [hilux, corolla, electric, carnival, old] = fixtureContent.models
if (!hilux || !corolla || !electric || !carnival || !old) throw new Error('expected five models')

const found = (model: Model, count: number): { data: ModelDetailsData; model: Model } => ({
  model,
  data: {
    item: {
      model,
      count,
      price: {
        text: `From ${formatMoney(model.from_price ?? 0, 'en-AU')}`,
        note: storySite.words.driveAway,
      },
    },
    driven: count > 0 ? fixtureCars[0] : undefined,
    parts: model === hilux ? fixtureContent.parts.slice(0, 2) : [],
    successor: undefined,
  },
})
const story = storyOf<ModelDetailsData>(block, found(hilux, 27))

export const Smallest = story('Smallest', found(corolla, 1))
export const Typical = story('Typical')
export const Long = story('Typical', found(carnival, 4))
/** It is not here yet: the page says so, and where to ask. */
export const ComingSoon = story('Typical', {
  model: electric,
  data: {
    ...found(electric, 0).data,
    item: { model: electric, count: 0, price: undefined },
  },
})
/** Another model follows it. */
export const Followed = story('Typical', {
  model: old,
  data: {
    ...found(old, 0).data,
    item: { model: old, count: 0, price: undefined },
    successor: hilux,
  },
})
