import { expect } from 'vitest'
import {
  AlertModal,
  AlertModalContent,
  AlertModalTrigger,
} from '#staff/ui/alert-modal/alert-modal.tsx'
import {
  Menu,
  MenuCheck,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  SubMenu,
} from '#staff/ui/menu/menu.tsx'
import { Modal, ModalClose, ModalContent, ModalTrigger } from '#staff/ui/modal/modal.tsx'
import { Popup, PopupClose, PopupContent, PopupTrigger } from '#staff/ui/popup/popup.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#staff/ui/tabs/tabs.tsx'
import { ToastArea } from '#staff/ui/toast/toast.tsx'
import { Tooltip } from '#staff/ui/tooltip/tooltip.tsx'
import type { Samples } from './sample.fixture.ts'

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
export const radixSamples: Samples = {
  AlertModalContent: {
    slot: 'alert-modal',
    render: (p) => (
      <AlertModal defaultOpen>
        <AlertModalContent {...question} onConfirm={ignore} {...p} />
      </AlertModal>
    ),
  },
  AlertModalTrigger: {
    slot: 'alert-modal-trigger',
    ownClick: shows('[role="alertdialog"]'),
    render: (p) => (
      <AlertModal>
        <AlertModalTrigger {...p}>Withdraw…</AlertModalTrigger>
        <AlertModalContent {...question} onConfirm={ignore} />
      </AlertModal>
    ),
  },
  ModalClose: {
    slot: 'modal-close',
    ownClick: hides('[role="dialog"]'),
    render: (p) => (
      <Modal defaultOpen>
        <ModalContent title="Ask">
          <ModalClose {...p}>Not now</ModalClose>
        </ModalContent>
      </Modal>
    ),
  },
  ModalContent: {
    slot: 'modal',
    render: (p) => (
      <Modal defaultOpen>
        <ModalContent title="Ask" {...p} />
      </Modal>
    ),
  },
  ModalTrigger: {
    slot: 'modal-trigger',
    ownClick: shows('[role="dialog"]'),
    render: (p) => (
      <Modal>
        <ModalTrigger {...p}>Ask</ModalTrigger>
        <ModalContent title="Ask" />
      </Modal>
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
  PopupClose: {
    slot: 'popup-close',
    ownClick: hides('[role="dialog"]'),
    render: (p) => (
      <Popup defaultOpen>
        <PopupContent aria-label="Rate">
          <PopupClose {...p}>Close</PopupClose>
        </PopupContent>
      </Popup>
    ),
  },
  PopupContent: {
    slot: 'popup',
    render: (p) => (
      <Popup defaultOpen>
        <PopupContent aria-label="Rate" {...p} />
      </Popup>
    ),
  },
  PopupTrigger: {
    slot: 'popup-trigger',
    ownClick: shows('[role="dialog"]'),
    render: (p) => (
      <Popup>
        <PopupTrigger {...p}>Rate</PopupTrigger>
        <PopupContent aria-label="Rate" />
      </Popup>
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
