import { Plus } from 'lucide'
import type { ClipboardEvent } from 'react'
import { KeyRegion, useKeys } from '#desk/keys/use-keys.tsx'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { Button } from '#ui/button/button.tsx'
import { useOpenPage } from '../screen/open-page.ts'
import { blockDeeds } from './block-deeds.ts'
import { BlockMenu } from './block-menu.tsx'
import { BlockTree } from './block-tree.tsx'
import { isOnBlock } from './focus-row.ts'
import { MarkLegend } from './rows.tsx'

export interface TreePaneProps {
  readonly isReadOnly: boolean
  readonly onInsert: () => void
  /** The form of what is selected. */
  readonly onOpen: () => void
}

/** The left pane: the blocks of the page, and what can be done to them. */
export function TreePane(props: TreePaneProps) {
  const { actions, template } = useOpenPage()
  const { isReadOnly, onInsert } = props
  const isInTree = (target: EventTarget) =>
    target instanceof Element && target.closest('.block-tree') !== null
  function copy(event: ClipboardEvent, removes: boolean): void {
    const text = isInTree(event.target) ? actions.copied() : undefined
    if (text === undefined) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    if (removes) actions.remove()
  }
  function paste(event: ClipboardEvent): void {
    if (isInTree(event.target) && actions.paste(event.clipboardData.getData('text/plain')))
      event.preventDefault()
  }
  return (
    <KeyRegion className="tree-pane">
      <section
        aria-label="Blocks"
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, !isReadOnly)}
        onPaste={paste}
      >
        <div className="pane-head">
          <h2>Blocks</h2>
          {!isReadOnly && <BlockMenu onInsert={onInsert} />}
          <Button variant="outline" size="sm" onClick={onInsert} aria-disabled={isReadOnly}>
            <Glyph icon={Plus} className="size-4" /> Insert <Kbd aria-hidden="true">I</Kbd>
          </Button>
        </div>
        <div className="tree-place" data-region>
          <BlockTree isReadOnly={isReadOnly} onOpen={props.onOpen} />
        </div>
        {template && <MarkLegend />}
      </section>
      <TreeKeys isReadOnly={props.isReadOnly} />
    </KeyRegion>
  )
}

/** The keys of the tree (WORKSPACE 4); those without a deed are the tree's own. */
function TreeKeys({ isReadOnly }: Pick<TreePaneProps, 'isReadOnly'>) {
  const { actions, template } = useOpenPage()
  useKeys([
    { keys: 'Enter', label: 'its form' },
    ...(isReadOnly
      ? []
      : blockDeeds(actions, template !== undefined).map((deed) => ({ ...deed, works: isOnBlock }))),
    // The line shows as many as fit, the first of them.
    { keys: 'ArrowUp ArrowDown', label: 'block' },
    { keys: 'ArrowLeft ArrowRight', label: 'close, open' },
  ])
  return null
}
