import { expect } from 'vitest'
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from './dialog/alert-dialog.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog/dialog.tsx'
import type { LibrarySample } from './library-samples.fixture.tsx'
import {
  Menu,
  MenuCheck,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  SubMenu,
} from './menu/menu.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover/popover.tsx'
import { Tab, TabList, TabPanel, Tabs } from './tabs/tabs.tsx'
import { ToastArea } from './toast/toast.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

const shows = (selector: string) => () => expect(document.querySelector(selector)).not.toBeNull()
const hides = (selector: string) => () => expect(document.querySelector(selector)).toBeNull()
const question = { title: 'Withdraw?', description: 'At once.', confirm: 'Withdraw', cancel: 'No' }
const ignore = () => {}

const tabs = (
  <>
    <TabList aria-label="Car">
      <Tab value="a">A</Tab>
    </TabList>
    <TabPanel value="a">A</TabPanel>
  </>
)

/** Samples of the primitives that rest on radix-ui. */
export const overlaySamples: Readonly<Record<string, LibrarySample>> = {
  AlertDialogContent: {
    slot: 'alert-dialog',
    render: (p) => (
      <AlertDialog defaultOpen>
        <AlertDialogContent {...question} onConfirm={ignore} {...p} />
      </AlertDialog>
    ),
  },
  AlertDialogTrigger: {
    slot: 'alert-dialog-trigger',
    ownClick: shows('[role="alertdialog"]'),
    render: (p) => (
      <AlertDialog>
        <AlertDialogTrigger {...p}>Withdraw…</AlertDialogTrigger>
        <AlertDialogContent {...question} onConfirm={ignore} />
      </AlertDialog>
    ),
  },
  DialogClose: {
    slot: 'dialog-close',
    ownClick: hides('[role="dialog"]'),
    render: (p) => (
      <Dialog defaultOpen>
        <DialogContent title="Ask">
          <DialogClose {...p}>Not now</DialogClose>
        </DialogContent>
      </Dialog>
    ),
  },
  DialogContent: {
    slot: 'dialog',
    render: (p) => (
      <Dialog defaultOpen>
        <DialogContent title="Ask" {...p} />
      </Dialog>
    ),
  },
  DialogTrigger: {
    slot: 'dialog-trigger',
    ownClick: shows('[role="dialog"]'),
    render: (p) => (
      <Dialog>
        <DialogTrigger {...p}>Ask</DialogTrigger>
        <DialogContent title="Ask" />
      </Dialog>
    ),
  },
  MenuCheck: {
    slot: 'menu-check',
    ownClick: hides('[role="menu"]'),
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent>
          <MenuCheck {...p}>Mine</MenuCheck>
        </MenuContent>
      </Menu>
    ),
  },
  MenuContent: {
    slot: 'menu',
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent {...p} />
      </Menu>
    ),
  },
  MenuGroup: {
    slot: 'menu-group',
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent>
          <MenuGroup heading="Move to" {...p} />
        </MenuContent>
      </Menu>
    ),
  },
  MenuItem: {
    slot: 'menu-item',
    ownClick: hides('[role="menu"]'),
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent>
          <MenuItem {...p}>Assign</MenuItem>
        </MenuContent>
      </Menu>
    ),
  },
  MenuSeparator: {
    slot: 'menu-separator',
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent>
          <MenuSeparator {...p} />
        </MenuContent>
      </Menu>
    ),
  },
  MenuTrigger: {
    slot: 'menu-trigger',
    render: (p) => (
      <Menu>
        <MenuTrigger {...p}>Actions</MenuTrigger>
        <MenuContent />
      </Menu>
    ),
  },
  PopoverClose: {
    slot: 'popover-close',
    ownClick: hides('[role="dialog"]'),
    render: (p) => (
      <Popover defaultOpen>
        <PopoverContent aria-label="Rate">
          <PopoverClose {...p}>Close</PopoverClose>
        </PopoverContent>
      </Popover>
    ),
  },
  PopoverContent: {
    slot: 'popover',
    render: (p) => (
      <Popover defaultOpen>
        <PopoverContent aria-label="Rate" {...p} />
      </Popover>
    ),
  },
  PopoverTrigger: {
    slot: 'popover-trigger',
    ownClick: shows('[role="dialog"]'),
    render: (p) => (
      <Popover>
        <PopoverTrigger {...p}>Rate</PopoverTrigger>
        <PopoverContent aria-label="Rate" />
      </Popover>
    ),
  },
  SubMenu: {
    slot: 'sub-menu-trigger',
    render: (p) => (
      <Menu defaultOpen>
        <MenuContent>
          <SubMenu label="Stage" {...p}>
            <MenuItem>Contacted</MenuItem>
          </SubMenu>
        </MenuContent>
      </Menu>
    ),
  },
  Tab: {
    slot: 'tab',
    render: (p) => (
      <Tabs>
        <TabList aria-label="Car">
          <Tab value="a" {...p}>
            A
          </Tab>
        </TabList>
      </Tabs>
    ),
  },
  TabList: {
    slot: 'tab-list',
    render: (p) => (
      <Tabs>
        <TabList aria-label="Car" {...p} />
      </Tabs>
    ),
  },
  TabPanel: {
    slot: 'tab-panel',
    render: (p) => (
      <Tabs defaultValue="a">
        <TabPanel value="a" {...p} />
      </Tabs>
    ),
  },
  Tabs: { slot: 'tabs', render: (p) => <Tabs {...p}>{tabs}</Tabs> },
  ToastArea: { slot: 'toast-area', render: (p) => <ToastArea {...p}>Screen</ToastArea> },
  Tooltip: {
    slot: 'tooltip',
    render: (p) => (
      <Tooltip text="Send again" defaultOpen {...p}>
        <button type="button">R</button>
      </Tooltip>
    ),
  },
}
