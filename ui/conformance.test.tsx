import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Card } from './card/card.tsx'
import { Chip } from './chip/chip.tsx'
import { Checkbox } from './field/checkbox.tsx'
import { Field } from './field/field.tsx'
import { Input } from './field/input.tsx'
import { RadioPills } from './field/radio-pills.tsx'
import { Select } from './field/select.tsx'
import { Icon } from './icon/icon.tsx'
import { Link } from './link/link.tsx'
import { Notice } from './notice/notice.tsx'

interface Passed {
  className?: string
  title?: string
  'data-slot'?: string
}

interface Part {
  readonly slot: string
  /** A class of the part itself, and one that sets the same property otherwise. */
  readonly own: string
  readonly other: string
  draw(passed: Passed): ReactElement
}

const options = [{ value: 'new', label: 'New' }]
const parts: readonly Part[] = [
  { slot: 'badge', own: 'text-xs', other: 'text-base', draw: (p) => <Badge {...p}>Used</Badge> },
  { slot: 'button', own: 'px-5', other: 'px-2', draw: (p) => <Button {...p}>Search</Button> },
  {
    slot: 'button',
    own: 'px-5',
    other: 'px-2',
    draw: (p) => (
      <Button href="/search" {...p}>
        Search
      </Button>
    ),
  },
  { slot: 'card', own: 'rounded-card', other: 'rounded-control', draw: (p) => <Card {...p} /> },
  {
    slot: 'chip',
    own: 'rounded-pill',
    other: 'rounded-card',
    draw: (p) => (
      <Chip href="/search" {...p}>
        SUV
      </Chip>
    ),
  },
  {
    slot: 'checkbox',
    own: 'size-5',
    other: 'size-6',
    draw: (p) => <Checkbox label="SUV" {...p} />,
  },
  {
    slot: 'field',
    own: 'gap-1.5',
    other: 'gap-4',
    draw: (p) => (
      <Field id="make" label="Make" {...p}>
        {(control) => <Input {...control} />}
      </Field>
    ),
  },
  { slot: 'input', own: 'px-3', other: 'px-6', draw: (p) => <Input aria-label="Make" {...p} /> },
  { slot: 'select', own: 'pe-10', other: 'pe-2', draw: (p) => <Select aria-label="Make" {...p} /> },
  {
    slot: 'radio-pills',
    own: 'gap-2',
    other: 'gap-6',
    draw: (p) => (
      <RadioPills id="r" name="type" legend="Type" value="new" options={options} {...p} />
    ),
  },
  { slot: 'icon', own: 'size-5', other: 'size-9', draw: (p) => <Icon name="car" {...p} /> },
  {
    slot: 'link',
    own: 'text-brand-11',
    other: 'text-neutral-11',
    draw: (p) => (
      <Link href="/search" {...p}>
        All cars
      </Link>
    ),
  },
  { slot: 'notice', own: 'p-4', other: 'p-8', draw: (p) => <Notice {...p}>Closed today</Notice> },
]

/** The start tag that carries the part's slot. */
function tagOf(element: ReactElement, slot: string): string {
  const tags = renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []
  return tags.find((tag) => tag.includes(`data-slot="${slot}"`)) ?? ''
}

const classesOf = (tag: string) => (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ')

describe.each(parts)('$slot', ({ slot, own, other, draw }) => {
  test('names itself, whatever it is told to be', () => {
    expect(tagOf(draw({ 'data-slot': 'mine' }), slot)).not.toBe('')
  })

  test('passes on the props that are not its own', () => {
    expect(tagOf(draw({ title: 'About this' }), slot)).toContain('title="About this"')
  })

  test('lets a class name win over its own class for the same property', () => {
    expect(classesOf(tagOf(draw({}), slot))).toContain(own)
    const classes = classesOf(tagOf(draw({ className: other }), slot))
    expect(classes).toContain(other)
    if (own !== 'page-width') expect(classes).not.toContain(own)
  })
})

test('a button submits nothing unless it is told to', () => {
  expect(tagOf(<Button>Call</Button>, 'button')).toContain('type="button"')
  expect(tagOf(<Button type="submit">Search</Button>, 'button')).toContain('type="submit"')
})

test("a field's control is read with its hint and its error", () => {
  const html = renderToStaticMarkup(
    <Field id="km" label="Kilometres" hint="As on the odometer" error="Enter a whole number">
      {(control) => <Input {...control} />}
    </Field>,
  )
  expect(html).toContain('<label for="km"')
  expect(html).toMatch(/<input[^>]*aria-describedby="km-hint km-error"[^>]*aria-invalid="true"/)
  expect(html).toMatch(/<p id="km-error"[^>]*>.*Enter a whole number/)
})

test('a chip that takes a choice away says so to screen readers', () => {
  const html = renderToStaticMarkup(
    <Chip href="/search" removes="Remove Toyota">
      Toyota
    </Chip>,
  )
  expect(html).toContain('<span class="sr-only">Remove Toyota</span>')
  expect(html).toMatch(/aria-hidden="true">Toyota</)
})
