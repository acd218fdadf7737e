import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge } from './badge/badge.tsx'
import { Button } from './button/button.tsx'
import { Card } from './card/card.tsx'
import { Chip } from './chip/chip.tsx'
import { ConsentNotice } from './consent-notice/consent-notice.tsx'
import { Checkbox } from './field/checkbox.tsx'
import { Field } from './field/field.tsx'
import { Input } from './field/input.tsx'
import { RadioPills } from './field/radio-pills.tsx'
import { Select } from './field/select.tsx'
import { Icon } from './icon/icon.tsx'
import { Link } from './link/link.tsx'
import { Notice } from './notice/notice.tsx'
import { Picture } from './picture/picture.tsx'
import { Price } from './price/price.tsx'

interface Passed {
  className?: string
  title?: string
  'data-slot'?: string
}

/** What a component promises: it names itself, passes on props, lets a class name win. */
const promises = ['slot', 'props', 'class'] as const

interface Sample {
  readonly slot: string
  /** A class of the component itself, and one that sets the same property otherwise. */
  readonly own?: string
  readonly other: string
  /** Why it does not keep a promise. */
  readonly not?: Readonly<Partial<Record<(typeof promises)[number], string>>>
  draw(passed: Passed): ReactElement
}

const options = [{ value: 'new', label: 'New' }]

/** Of every component, by its export; several where it draws different elements. */
const samples: Readonly<Record<string, readonly Sample[]>> = {
  Badge: [
    { slot: 'badge', own: 'text-xs', other: 'text-base', draw: (p) => <Badge {...p}>Used</Badge> },
  ],
  Button: [
    { slot: 'button', own: 'px-5', other: 'px-2', draw: (p) => <Button {...p}>Search</Button> },
    { slot: 'button', own: 'px-5', other: 'px-2', draw: (p) => <Button href="/search" {...p} /> },
  ],
  Card: [
    { slot: 'card', own: 'rounded-card', other: 'rounded-pill', draw: (p) => <Card {...p} /> },
  ],
  Checkbox: [
    {
      ...{ slot: 'checkbox', other: 'size-6' },
      not: {
        slot: 'a page may hold two hundred of them',
        class: 'its one class is the utility tick-row, which its children may not change',
      },
      draw: ({ className: _, ...p }) => <Checkbox {...p}>SUV</Checkbox>,
    },
  ],
  Chip: [
    {
      ...{ slot: 'chip', own: 'rounded-pill', other: 'rounded-card' },
      draw: (p) => <Chip href="/search" {...p} />,
    },
  ],
  ConsentNotice: [
    {
      ...{ slot: 'consent-notice', other: 'p-8' },
      not: {
        props: 'a page has one, which the renderer draws: its props are its texts',
        class: 'it stands above every page at the same place',
      },
      draw: () => (
        <ConsentNotice
          {...{ heading: 'May we count?', text: 'Calls and saved cars.', allow: 'Yes' }}
          {...{ decline: 'No', refusedByBrowser: 'Your browser said no.', close: 'Close' }}
        />
      ),
    },
  ],
  Field: [
    {
      ...{ slot: 'field', own: 'gap-1.5', other: 'gap-4' },
      draw: (p) => (
        <Field id="make" label="Make" {...p}>
          {(control) => <Input {...control} />}
        </Field>
      ),
    },
  ],
  Icon: [{ slot: 'icon', own: 'size-5', other: 'size-9', draw: (p) => <Icon name="car" {...p} /> }],
  Input: [
    { slot: 'input', own: 'px-3', other: 'px-6', draw: (p) => <Input aria-label="Make" {...p} /> },
  ],
  Link: [
    {
      ...{ slot: 'link', own: 'text-brand-11', other: 'text-neutral-11' },
      draw: (p) => <Link href="/search" {...p} />,
    },
  ],
  Notice: [
    { slot: 'notice', own: 'p-4', other: 'p-8', draw: (p) => <Notice {...p}>Closed today</Notice> },
  ],
  Picture: [
    {
      ...{ slot: 'picture', other: 'rounded-card' },
      not: {
        props: 'its props are the few that one responsive picture needs, each by its own name',
      },
      draw: ({ className }) => (
        <Picture
          {...{ path: '/media/yard.webp', alt: '', width: 480, height: 320, sizes: '100vw' }}
          {...(className !== undefined && { className })}
        />
      ),
    },
  ],
  Price: [
    {
      ...{ slot: 'price', own: 'gap-x-2', other: 'gap-x-6' },
      draw: (p) => <Price text="$31,990" {...p} />,
    },
  ],
  RadioPills: [
    {
      ...{ slot: 'radio-pills', own: 'gap-2', other: 'gap-6' },
      draw: (p) => (
        <RadioPills id="r" name="type" legend="Type" value="new" options={options} {...p} />
      ),
    },
  ],
  Select: [
    {
      slot: 'select',
      own: 'pe-10',
      other: 'pe-2',
      draw: (p) => <Select aria-label="Make" {...p} />,
    },
  ],
}

/** The start tag that carries the component's slot. */
function tagOf(element: ReactElement, slot: string): string {
  return tagsOf(element).find((tag) => tag.includes(`data-slot="${slot}"`)) ?? ''
}

const tagsOf = (element: ReactElement): string[] =>
  renderToStaticMarkup(element).match(/<[a-z][^>]*>/g) ?? []

const classesOf = (tag: string) => (/class="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ')

const keeps: Readonly<Record<(typeof promises)[number], (sample: Sample) => boolean>> = {
  slot: ({ slot, draw }) => tagOf(draw({ 'data-slot': 'mine' }), slot) !== '',
  props: ({ draw }) =>
    tagsOf(draw({ title: 'About this' }))
      .join('')
      .includes('title="About this"'),
  class({ slot, own, other, draw }) {
    const before = classesOf(tagOf(draw({}), slot))
    const after = classesOf(tagOf(draw({ className: other }), slot))
    const isReplaced = own === undefined || (before.includes(own) && !after.includes(own))
    return isReplaced && after.includes(other)
  },
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*/*.tsx', '!./*/*.stories.tsx', '!./*/*.test.tsx'],
  { eager: true },
)
const components = Object.values(modules)
  .flatMap(Object.entries)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name)

test('every component of a folder is among the samples, and nothing else', () => {
  expect(components.length).toBeGreaterThan(10)
  expect(Object.keys(samples).sort()).toEqual(components.sort())
})

describe.each(Object.entries(samples))('%s', (_, ofComponent) => {
  test.each(promises)('keeps its promise, or says why not: %s', (promise) => {
    for (const sample of ofComponent) {
      expect(keeps[promise](sample), sample.not?.[promise]).toBe(!sample.not?.[promise])
    }
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
