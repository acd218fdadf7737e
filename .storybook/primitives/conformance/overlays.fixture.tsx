import { AlertDialog } from '#staff/ui/alert-dialog/alert-dialog.tsx'
import { Carousel } from '#staff/ui/carousel/carousel.tsx'
import { Dialog } from '#staff/ui/dialog/dialog.tsx'
import { Drawer } from '#staff/ui/drawer/drawer.tsx'
import { Popover } from '#staff/ui/popover/popover.tsx'
import type { Samples } from './sample.fixture.ts'

/** Samples of what is above a page, and of what scrolls in it. */
export const overlaySamples: Samples = {
  AlertDialog: [
    {
      slot: 'alert-dialog',
      other: 'p-8',
      render: (p) => (
        <AlertDialog id="a" title="Delete?" action={null} cancelLabel="Keep it" {...p}>
          It is gone then.
        </AlertDialog>
      ),
    },
  ],
  Carousel: [
    {
      slot: 'carousel',
      other: 'p-8',
      render: (p) => <Carousel label="Quotes" slides={[{ key: 'a', content: 'Good.' }]} {...p} />,
    },
  ],
  Dialog: [
    {
      slot: 'dialog',
      other: 'p-8',
      render: (p) => <Dialog id="d" title="Ask" {...p} />,
    },
  ],
  Drawer: [
    {
      slot: 'dialog',
      other: 'p-8',
      render: (p) => <Drawer id="d" title="Makes" {...p} />,
    },
  ],
  Popover: [
    {
      slot: 'popover',
      other: 'p-8',
      render: (p) => <Popover id="p" label="Rate" {...p} />,
    },
  ],
}
