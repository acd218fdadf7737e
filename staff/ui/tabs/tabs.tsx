import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { useDirection } from '../use-direction.ts'

/** Holds which panel shows: by itself (`defaultValue`), or by `value` and `onValueChange`. */
export const Tabs = (props: ComponentProps<typeof Root>) => (
  <Root dir={useDirection()} {...props} data-slot="tabs" />
)

/** The row of tabs. On a narrow screen it scrolls. */
export const TabList = (props: ComponentProps<typeof List> & { 'aria-label': string }) => (
  <List {...props} data-slot="tab-list" />
)

/** The name of the panel with the same `value`. */
export const Tab = (props: ComponentProps<typeof Trigger>) => <Trigger {...props} data-slot="tab" />

export const TabPanel = (props: ComponentProps<typeof Content>) => (
  <Content {...props} data-slot="tab-panel" />
)
