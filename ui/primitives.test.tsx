import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button/button.tsx'
import { Chip } from './chip/chip.tsx'
import { Field } from './field/field.tsx'
import { Input } from './field/input.tsx'

/** The start tag that carries the component's slot. */
function tagOf(element: ReactElement, slot: string): string {
  return tagsOf(element).find((tag) => tag.includes(`data-slot="${slot}"`)) ?? ''
}

const tagsOf = (element: ReactElement): string[] =>
  renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []

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
