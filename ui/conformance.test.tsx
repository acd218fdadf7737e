import { Car } from 'lucide'
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
import { Glyph } from './glyph/glyph.tsx'
import { Icon } from './icon/icon.tsx'
import { restsOnLibrary } from './library-folders.fixture.ts'
import { Link } from './link/link.tsx'
import { Notice } from './notice/notice.tsx'
import { Picture } from './picture/picture.tsx'
import { Price } from './price/price.tsx'
import { Stage } from './stage/stage.tsx'

interface PassedProps {
  className?: string
  title?: string
  'data-slot'?: string
}

/** Every component has a `data-slot`, passes on props, and lets a class name override its own. */
const requirements = ['slot', 'props', 'class'] as const

interface Sample {
  readonly slot: string
  /** A class of the component, and in `other` one that sets the same property. */
  readonly own?: string
  readonly other: string
  /** Why it does not meet a requirement. */
  readonly exceptions?: Readonly<Partial<Record<(typeof requirements)[number], string>>>
  render(props: PassedProps): ReactElement
}

const options = [{ value: 'new', label: 'New' }]

/** Samples by the component's export; several if it renders different elements. */
const samples: Readonly<Record<string, readonly Sample[]>> = {
  Badge: [
    {
      slot: 'badge',
      own: 'text-xs',
      other: 'text-base',
      render: (p) => <Badge {...p}>Used</Badge>,
    },
  ],
  Button: [
    { slot: 'button', own: 'px-5', other: 'px-2', render: (p) => <Button {...p}>Search</Button> },
    { slot: 'button', own: 'px-5', other: 'px-2', render: (p) => <Button href="/search" {...p} /> },
  ],
  Card: [
    { slot: 'card', own: 'rounded-card', other: 'rounded-pill', render: (p) => <Card {...p} /> },
  ],
  Checkbox: [
    {
      ...{ slot: 'checkbox', other: 'size-6' },
      exceptions: {
        slot: 'a page may hold two hundred of them',
        class: 'its only class is the utility tick-row',
      },
      render: ({ className: _, ...p }) => <Checkbox {...p}>SUV</Checkbox>,
    },
  ],
  Chip: [
    {
      ...{ slot: 'chip', own: 'rounded-tag', other: 'rounded-card' },
      render: (p) => <Chip href="/search" {...p} />,
    },
  ],
  ConsentNotice: [
    {
      ...{ slot: 'consent-notice', other: 'p-8' },
      exceptions: {
        props: 'a page has one, which the renderer adds: its props are its texts',
        class: 'it has the same position on every page',
      },
      render: () => (
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
      render: (p) => (
        <Field id="make" label="Make" {...p}>
          {(control) => <Input {...control} />}
        </Field>
      ),
    },
  ],
  Glyph: [
    { slot: 'icon', own: 'size-5', other: 'size-9', render: (p) => <Glyph icon={Car} {...p} /> },
  ],
  Icon: [
    { slot: 'icon', own: 'size-5', other: 'size-9', render: (p) => <Icon name="car" {...p} /> },
  ],
  Input: [
    {
      slot: 'input',
      own: 'px-3',
      other: 'px-6',
      render: (p) => <Input aria-label="Make" {...p} />,
    },
  ],
  Link: [
    {
      ...{ slot: 'link', own: 'text-brand-ink', other: 'text-ink-2' },
      render: (p) => <Link href="/search" {...p} />,
    },
  ],
  Notice: [
    {
      slot: 'notice',
      own: 'p-4',
      other: 'p-8',
      render: (p) => <Notice {...p}>Closed today</Notice>,
    },
  ],
  Picture: [
    {
      ...{ slot: 'picture', other: 'rounded-card' },
      exceptions: {
        props: 'it declares the few props that a responsive picture needs',
      },
      render: ({ className }) => (
        <Picture
          {...{ path: '/media/yard.webp', alt: '', width: 480, height: 320, sizes: '100vw' }}
          {...(className !== undefined && { className })}
        />
      ),
    },
  ],
  Price: [
    {
      ...{ slot: 'price', other: 'gap-x-6' },
      render: (p) => <Price text="$31,990" {...p} />,
    },
  ],
  RadioPills: [
    {
      ...{ slot: 'radio-pills', own: 'gap-2', other: 'gap-6' },
      render: (p) => (
        <RadioPills id="r" name="type" legend="Type" value="new" options={options} {...p} />
      ),
    },
  ],
  Select: [
    {
      slot: 'select',
      own: 'pe-10',
      other: 'pe-2',
      render: (p) => <Select aria-label="Make" {...p} />,
    },
  ],
  Stage: [
    {
      ...{ slot: 'stage', other: 'rounded-card' },
      exceptions: {
        props: 'it declares the few props that a picture on a scene needs',
      },
      render: ({ className }) => (
        <Stage
          picture={{ path: '/media/site/yard.webp', alt: '', isCutOut: false }}
          sizes="100vw"
          className={className}
        />
      ),
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
  ['./*/*.tsx', '!./*/*.stories.tsx', '!./*/*.test.tsx'],
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

test('a chip that removes a choice has that name for screen readers', () => {
  const html = renderToStaticMarkup(
    <Chip href="/search" removes="Remove Toyota">
      Toyota
    </Chip>,
  )
  expect(html).toContain('<span class="sr-only">Remove Toyota</span>')
  expect(html).toMatch(/aria-hidden="true">Toyota</)
})
