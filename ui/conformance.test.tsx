import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button/button.tsx'
import { Chip } from './chip/chip.tsx'
import { firstSamples } from './conformance/first.fixture.tsx'
import { formSamples } from './conformance/forms.fixture.tsx'
import { overlaySamples } from './conformance/overlays.fixture.tsx'
import { readingSamples } from './conformance/reading.fixture.tsx'
import { requirements, type Sample, type Samples } from './conformance/sample.fixture.ts'
import { slotSamples } from './conformance/slots.fixture.tsx'
import { Field } from './field/field.tsx'
import { Input } from './field/input.tsx'
import { restsOnLibrary } from './library-folders.fixture.ts'

const samples: Samples = {
  ...firstSamples,
  ...formSamples,
  ...readingSamples,
  ...overlaySamples,
  ...slotSamples,
}

/** The start tag that carries the component's slot. */
function tagOf(element: ReactElement, slot: string): string {
  return tagsOf(element).find((tag) => tag.includes(`data-slot="${slot}"`)) ?? ''
}

const tagsOf = (element: ReactElement): string[] =>
  renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []

const classesOf = (tag: string) => (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ')

const meets: Readonly<Record<(typeof requirements)[number], (sample: Sample) => boolean>> = {
  slot: ({ slot, render }) => tagOf(render({ 'data-slot': 'mine' }), slot) !== '',
  props: ({ render }) =>
    tagsOf(render({ title: 'About this' }))
      .join('')
      .includes('title="About this"'),
  class({ slot, own, other, render }) {
    const before = classesOf(tagOf(render({}), slot))
    const after = classesOf(tagOf(render({ className: other }), slot))
    const isReplaced = own === undefined || (before.includes(own) && !after.includes(own))
    return isReplaced && after.includes(other)
  },
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.tsx', '!./*/*.stories.tsx', '!./*/*.{test,fixture}.tsx'],
  { eager: true },
)
const components = Object.entries(modules)
  .filter(([path]) => !restsOnLibrary(path))
  .flatMap(([, module]) => Object.entries(module))
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name)

test('the samples are exactly the components of all folders', () => {
  expect(components.length).toBeGreaterThan(10)
  expect(Object.keys(samples).sort()).toEqual(components.sort())
})

describe.each(Object.entries(samples))('%s', (_, ofComponent) => {
  test.each(requirements)('meets the requirement, or states why not: %s', (requirement) => {
    for (const sample of ofComponent) {
      expect(meets[requirement](sample), sample.exceptions?.[requirement]).toBe(
        !sample.exceptions?.[requirement],
      )
    }
  })
})

test('a button does not submit a form by default', () => {
  expect(tagOf(<Button>Call</Button>, 'button')).toContain('type="button"')
  expect(tagOf(<Button type="submit">Search</Button>, 'button')).toContain('type="submit"')
})

test('a field ties its hint and its error to its control', () => {
  const html = renderToStaticMarkup(
    <Field id="km" label="Kilometres" hint="As on the odometer" error="Enter a whole number">
      {(control) => <Input {...control} />}
    </Field>,
  )
  expect(html).toContain('<label for="km"')
  expect(html).toMatch(/<input[^>]*aria-describedby="km-hint km-error"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<p id="km-error"[^>]*>.*Enter a whole number/)
})

test('the hint and the error of a field are between its label and its control', () => {
  const html = renderToStaticMarkup(
    <Field id="km" label="Kilometres" hint="As on the odometer" error="Enter a whole number">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const order = ['</label>', 'id="km-hint"', 'id="km-error"', '<input'].map((part) =>
    html.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('a chip that removes a choice has that name for screen readers', () => {
  const html = renderToStaticMarkup(
    <Chip href="/search" removes="Remove Toyota">
      Toyota
    </Chip>,
  )
  expect(html).toContain('<span class="sr-only">Remove Toyota</span>')
  expect(html).toMatch(/aria-hidden="true">Toyota</)
})
