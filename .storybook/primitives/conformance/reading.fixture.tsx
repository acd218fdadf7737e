import { Accordion } from '#staff/ui/accordion/accordion.tsx'
import { Breadcrumbs } from '#staff/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonGroup } from '#staff/ui/button-group/button-group.tsx'
import { ChartFrame } from '#staff/ui/chart-frame/chart-frame.tsx'
import { DescriptionList } from '#staff/ui/description-list/description-list.tsx'
import { Disclosure } from '#staff/ui/disclosure/disclosure.tsx'
import { EmptyState } from '#staff/ui/empty-state/empty-state.tsx'
import { Heading } from '#staff/ui/heading/heading.tsx'
import { RowList } from '#staff/ui/row-list/row-list.tsx'
import { Skeleton } from '#staff/ui/skeleton/skeleton.tsx'
import { Stars } from '#staff/ui/stars/stars.tsx'
import { Stats } from '#staff/ui/stats/stats.tsx'
import { Text } from '#staff/ui/text/text.tsx'
import { Timeline } from '#staff/ui/timeline/timeline.tsx'
import { VisuallyHidden } from '#staff/ui/visually-hidden/visually-hidden.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import type { Samples } from './sample.fixture.ts'

/** Samples of what pages are read in and moved about with. */
export const readingSamples: Samples = {
  Accordion: [
    {
      slot: 'accordion',
      own: 'border-line',
      other: 'border-ink',
      render: (p) => (
        <Accordion id="faq" sections={[{ key: 'a', title: 'When?', content: 'Now.' }]} {...p} />
      ),
    },
  ],
  Breadcrumbs: [
    {
      slot: 'breadcrumbs',
      own: 'text-sm',
      other: 'text-lg',
      render: (p) => <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="Cars" {...p} />,
    },
  ],
  ButtonGroup: [
    {
      slot: 'button-group',
      own: 'gap-3',
      other: 'gap-6',
      render: (p) => <ButtonGroup {...p} />,
    },
  ],
  ChartFrame: [
    {
      slot: 'chart-frame',
      own: 'gap-3',
      other: 'gap-6',
      render: (p) => <ChartFrame caption="Enquiries" table={<table />} {...p} />,
    },
  ],
  RowList: [
    {
      slot: 'row-list',
      own: 'grid',
      other: 'flex',
      render: (p) => <RowList rows={[{ id: '1', title: 'Corolla', href: '/cars/1' }]} {...p} />,
    },
  ],
  DescriptionList: [
    {
      slot: 'description-list',
      own: 'grid',
      other: 'flex',
      render: (p) => <DescriptionList items={[{ term: 'Price', details: '$1' }]} {...p} />,
    },
  ],
  Disclosure: [
    {
      slot: 'disclosure',
      other: 'p-8',
      render: (p) => <Disclosure label="Show more" {...p} />,
    },
  ],
  EmptyState: [
    {
      slot: 'empty-state',
      own: 'p-6',
      other: 'p-8',
      render: (p) => <EmptyState title="No cars saved yet" {...p} />,
    },
  ],
  Heading: [
    {
      slot: 'heading',
      own: 'text-title-2',
      other: 'text-lg',
      render: (p) => (
        <Heading level={2} {...p}>
          Cars
        </Heading>
      ),
    },
  ],
  IconButton: [
    {
      slot: 'button',
      own: 'size-11',
      other: 'size-9',
      render: (p) => <IconButton icon="x" label="Close" {...p} />,
    },
    {
      slot: 'button',
      own: 'size-11',
      other: 'size-9',
      render: (p) => <IconButton icon="phone" label="Call" href="tel:1" {...p} />,
    },
  ],
  Pagination: [
    {
      slot: 'pagination',
      own: 'gap-1',
      other: 'gap-6',
      render: (p) => <Pagination page={1} pages={3} href={(page) => `?page=${page}`} {...p} />,
    },
  ],
  Skeleton: [
    {
      slot: 'skeleton',
      own: 'w-full',
      other: 'w-9',
      render: (p) => <Skeleton {...p} />,
    },
  ],
  SkipLink: [
    {
      slot: 'skip-link',
      own: 'px-4',
      other: 'px-8',
      render: (p) => <SkipLink href="#main" {...p} />,
    },
  ],
  Stars: [
    {
      slot: 'stars',
      own: 'gap-x-2',
      other: 'gap-x-6',
      render: (p) => <Stars rating={4.5} {...p} />,
    },
  ],
  Stats: [
    {
      slot: 'stats',
      own: 'gap-x-8',
      other: 'gap-x-2',
      render: (p) => <Stats stats={[{ label: 'cars', figure: '571' }]} {...p} />,
    },
  ],
  Text: [
    {
      slot: 'text',
      own: 'text-base',
      other: 'text-lg',
      render: (p) => <Text {...p}>We answer within the hour.</Text>,
    },
  ],
  Timeline: [
    {
      slot: 'timeline',
      own: 'grid',
      other: 'flex',
      render: (p) => (
        <Timeline entries={[{ at: '2026-11-21', when: 'Today', title: 'Arrived' }]} {...p} />
      ),
    },
  ],
  VisuallyHidden: [
    {
      slot: 'visually-hidden',
      own: 'sr-only',
      other: 'not-sr-only',
      render: (p) => <VisuallyHidden {...p}>Saved</VisuallyHidden>,
    },
  ],
}
