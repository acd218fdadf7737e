import { Car } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ConsentNotice } from '#ui/consent-notice/consent-notice.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Price } from '#ui/price/price.tsx'
import { RadioPills } from '#ui/radio-pills/radio-pills.tsx'
import { Stage } from '#ui/stage/stage.tsx'
import type { Samples } from './sample.fixture.ts'

const options = [{ value: 'new', label: 'New' }]

export const firstSamples: Samples = {
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
      slot: 'checkbox',
      root: '.tick-row',
      reaches: 'input',
      exceptions: { slot: 'a page may hold two hundred of them' },
      render: (p) => <Checkbox {...p}>SUV</Checkbox>,
    },
  ],
  Chip: [
    {
      slot: 'chip',
      own: 'rounded-tag',
      other: 'rounded-card',
      render: (p) => <Chip href="/search" {...p} />,
    },
  ],
  ConsentNotice: [
    {
      slot: 'consent-notice',
      other: 'p-8',
      exceptions: { id: 'the page’s script opens it by its id' },
      render: ({ id: _, ...p }) => (
        <ConsentNotice
          heading="May we count?"
          text="Calls and saved cars."
          allow="Yes"
          decline="No"
          refusedByBrowser="Your browser said no."
          close="Close"
          {...p}
        />
      ),
    },
  ],
  Field: [
    {
      slot: 'field',
      own: 'gap-1.5',
      other: 'gap-4',
      exceptions: { id: 'it is the id of its control' },
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
      slot: 'link',
      own: 'text-brand-ink',
      other: 'text-ink-2',
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
      slot: 'picture',
      other: 'rounded-card',
      render: (p) => (
        <Picture path="/media/yard.webp" alt="" width={480} height={320} sizes="100vw" {...p} />
      ),
    },
  ],
  Price: [
    {
      slot: 'price',
      other: 'gap-x-6',
      render: (p) => <Price text="$31,990" {...p} />,
    },
  ],
  RadioPills: [
    {
      slot: 'radio-pills',
      own: 'gap-2',
      other: 'gap-6',
      exceptions: { id: 'the ids of its radios begin with it' },
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
      slot: 'stage',
      other: 'rounded-card',
      render: (p) => (
        <Stage
          picture={{ path: '/media/site/yard.webp', alt: '', isCutOut: false }}
          sizes="100vw"
          {...p}
        />
      ),
    },
  ],
}
