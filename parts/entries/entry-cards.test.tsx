import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { electric, hilux } from '../fixture-cars.ts'
import { storySite } from '../story-site.ts'
import { EntryCards } from './entry-cards.tsx'

const entries = [hilux, electric].map((car) => ({
  href: `/offers/${car.slug}`,
  title: car.name,
  facts: [],
  car,
}))

/** Whether each picture is loaded before others. */
const isFirst = (html: string) =>
  Array.from(html.matchAll(/<img[^>]*>/g), ([tag]) => tag.includes('fetchPriority="high"'))

test('where entries begin a page, their first picture is loaded before others (Spec 1.11)', () => {
  const cards = <EntryCards entries={entries} site={storySite} level={2} isFirst />
  expect(isFirst(renderToStaticMarkup(cards))).toEqual([true, false])
  const below = <EntryCards entries={entries} site={storySite} level={3} />
  expect(isFirst(renderToStaticMarkup(below))).toEqual([false, false])
})

test('an entry that happens somewhere is drawn there, rather than with a car (Spec 3.21, 3.28)', () => {
  const placed = entries.slice(0, 1).map((entry) => ({ ...entry, place: 'workshop' as const }))
  const html = renderToStaticMarkup(<EntryCards entries={placed} site={storySite} level={2} />)
  expect(html).toMatch(/place-workshop.*<\/svg>/)
  expect(html.match(/<img/g)).toHaveLength(1)
})
