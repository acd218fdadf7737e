import type { PageActions } from '../screen/page-actions.ts'

export interface BlockMenuProps {
  /** Inserts a block after the selected one. */
  readonly onInsert: () => void
}

/** Something that is done to the selected blocks, by a key of the tree or from the menu of a block. */
export interface BlockDeed {
  readonly keys: string
  /** In the key line. */
  readonly label: string
  /** In the menu. */
  readonly title: string
  readonly run: () => void
}

/** All that is done to blocks where they stand (WORKSPACE 4). */
export const blockDeeds = (actions: PageActions, hasTemplate: boolean): readonly BlockDeed[] => [
  { keys: 'Alt+ArrowUp', label: 'up', title: 'Move up', run: () => actions.step(-1) },
  { keys: 'Alt+ArrowDown', label: 'down', title: 'Move down', run: () => actions.step(1) },
  { keys: ']', label: 'into slot', title: 'Into the slot above', run: actions.intoSlot },
  { keys: '[', label: 'out of slot', title: 'Out of its slot', run: actions.outOfSlot },
  { keys: 'd', label: 'duplicate', title: 'Duplicate', run: actions.duplicate },
  { keys: 'x', label: 'hide', title: 'Hide or show', run: actions.hide },
  { keys: 'Delete', label: 'remove', title: 'Remove', run: actions.remove },
  ...(hasTemplate
    ? [{ keys: 'Shift+R', label: 'reset', title: 'Reset to template', run: () => actions.reset() }]
    : []),
]
