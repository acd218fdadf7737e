import { Carousel } from '../carousel/carousel.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { PageAlertDialog } from '../page-alert-dialog/page-alert-dialog.tsx'
import { PageDialog } from '../page-dialog/page-dialog.tsx'
import { PagePopover } from '../page-popover/page-popover.tsx'
import type { Sample, Samples } from './sample.fixture.ts'

const titled: Pick<Sample, 'exceptions'> = { exceptions: { props: 'its title is what it shows' } }

/** Samples of what is above a page, and of what scrolls in it. */
export const overlaySamples: Samples = {
  PageAlertDialog: [
    {
      ...{ slot: 'page-alert-dialog', other: 'p-8' },
      ...titled,
      render: ({ title: _, ...p }) => (
        <PageAlertDialog id="a" title="Delete?" action={null} cancelLabel="Keep it" {...p}>
          It is gone then.
        </PageAlertDialog>
      ),
    },
  ],
  Carousel: [
    {
      ...{ slot: 'carousel', other: 'p-8' },
      render: (p) => <Carousel label="Quotes" slides={[{ key: 'a', content: 'Good.' }]} {...p} />,
    },
  ],
  PageDialog: [
    {
      ...{ slot: 'page-dialog', other: 'p-8' },
      ...titled,
      render: ({ title: _, ...p }) => <PageDialog id="d" title="Ask" {...p} />,
    },
  ],
  Drawer: [
    {
      ...{ slot: 'page-dialog', other: 'p-8' },
      ...titled,
      render: ({ title: _, ...p }) => <Drawer id="d" title="Makes" {...p} />,
    },
  ],
  PagePopover: [
    {
      ...{ slot: 'page-popover', other: 'p-8' },
      render: (p) => <PagePopover id="p" label="Rate" {...p} />,
    },
  ],
}
