import { join } from 'node:path'
import { Visitor } from 'vite'
import { expect, test } from 'vitest'
import { importGraphOf, type SourceFile } from './import-graph.ts'

/** Controls that `ui/` has as primitives: their keys, their sizes and their states are proved there. */
const controls: readonly string[] = ['button', 'input', 'select', 'textarea', 'dialog']

/** The controls that blocks and parts write themselves, and why no primitive does it for them. */
const exceptions: Readonly<Record<string, string>> = {
  'blocks/car-gallery/car-gallery.tsx <button>': 'it is a picture, which a press makes larger',
  'blocks/car-gallery/viewer.tsx <button>': 'it stands on a picture, white on black',
  'blocks/car-gallery/viewer.tsx <dialog>': 'it fills the screen and has no title bar',
  'blocks/compare-tray/compare-tray.tsx <button>':
    'its script copies it for each car, with the name of the car',
  'blocks/dealer-locations/holiday-hours.tsx <dialog>':
    'it is a popover, which opens without script',
  'parts/calculator/amount-field.tsx <input>':
    'a browser’s own slider, which needs no script of its own',
  'blocks/hero-search/finder-field.tsx <select>':
    'it is a word of a sentence, a ruled line or a cell, by the variant of the finder',
  'parts/saved-list/saved-list.tsx <input>':
    'it is one checkbox of a card, between a link and a button, and sends its car by itself',
  'blocks/search-filters/body-option.tsx <input>': 'its label is a picture, and it is a checkbox',
  'blocks/search-filters/filters-frame.tsx <button>':
    'it is a cell, a pill or nothing at all, by the variant of the filters',
  'blocks/search-filters/list-search.tsx <input>':
    'it is a line of the list that it narrows, and shown by its script only',
  'blocks/search-filters/make-option.tsx <input>': 'its label is a tile, and it is a checkbox',
  'blocks/trade-in/photos.tsx <input>': 'it is the one field for files',
  'blocks/trade-in/vehicle-step.tsx <input>': 'it is the plate, which each look draws',
  'blocks/trade-in/vehicle-step.tsx <select>': 'it is part of the plate',
  'parts/compare-tick/compare-tick.tsx <input>':
    'it is one checkbox of a card, of a form elsewhere on the page, and sends its car by itself',
  'parts/favourite-button/favourite-button.tsx <button>':
    'it is on every card, where one class instead of a button’s many keeps pages small',
  'parts/keyword-field/keyword-field.tsx <input>':
    'it is a cell, a line or a box, by the variant of the filters or of the header',
}

/** The raw controls of a file: `blocks/x/y.tsx <button>`. Hidden fields are none. */
function controlsIn({ path, program }: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !controls.includes(name.name)) return
      const isHidden = attributes.some(
        (attribute) =>
          attribute.type === 'JSXAttribute' &&
          attribute.name.name === 'type' &&
          attribute.value?.type === 'Literal' &&
          attribute.value.value === 'hidden',
      )
      if (!isHidden) found.push(`${path} <${name.name}>`)
    },
  }).visit(program)
  return found
}

test('blocks and parts use the primitives of ui/ instead of controls of their own, except a few', () => {
  const graph = importGraphOf(join(import.meta.dirname, '..'))
  const views = [...graph.values()].filter(
    ({ path }) =>
      /^(blocks|parts)\/.*\.tsx$/.test(path) && !/\.(stories|test|fixture)\./.test(path),
  )
  expect(views.flatMap(controlsIn).sort()).toEqual(Object.keys(exceptions).sort())
})
