import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { formatMoney } from '#domain/format.ts'
import { currentModels, modelCategories } from '#domain/model/model-range.ts'
import { fixtureContent } from '#parts/fixture-content.ts'
import { storySite } from '#parts/story-site.ts'
import { storyOf } from '../story.ts'
import type { ModelRangeData } from './load.ts'
import ModelRange from './model-range.tsx'
import block from './schema.ts'

export default { component: ModelRange }

const current = currentModels(fixtureContent.models)
const found = (count: number, more: Partial<ModelRangeData> = {}): { data: ModelRangeData } => ({
  data: {
    models: current.slice(0, count).map((model, index) => ({
      model,
      count: index * 3,
      price:
        model.from_price === undefined
          ? undefined
          : {
              text: `From ${formatMoney(model.from_price, 'en-AU')}`,
              note: storySite.words.driveAway,
            },
      isHidden: false,
    })),
    categories: modelCategories(current.slice(0, count)),
    chosen: undefined,
    shown: count,
    total: count,
    page: 1,
    pages: 1,
    isWhole: true,
    ...more,
  },
})
const story = storyOf<ModelRangeData>(block, found(4))

export const Smallest = story('Smallest', found(1))
export const Typical = story('Typical')
export const Carousel = story('Carousel')
export const Ledger = story('Ledger')
export const Notes = story('Notes')
export const Plates = story('Plates')
export const Cells = story('Cells')
export const Bills = story('Bills')
export const Longest = story('Longest')
export const Empty = story('Typical', found(0))
export const Paged = story('Typical', found(4, { page: 2, pages: 3, total: 52, isWhole: false }))

/** A button shows the models of its category and hides the rest; the address of the page stays. Spec 4.28. */
export const Chosen: StoryObj = {
  ...story('Carousel'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Hybrids' }))
    await expect(
      canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent),
    ).toEqual(['Toyota Corolla'])
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 models')
    await expect(canvas.getByRole('link', { name: 'Hybrids' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'All' }))
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  },
}
