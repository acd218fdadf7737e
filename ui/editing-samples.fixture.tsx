import type { LibrarySample } from './library-samples.fixture.tsx'
import { ListEditor } from './list-editor/list-editor.tsx'
import { SplitPane } from './split-pane/split-pane.tsx'
import { TokenFilter } from './token-filter/token-filter.tsx'
import { Tree } from './tree/tree.tsx'

const ignore = () => {}

const listTexts = {
  ...{ moveUp: String, moveDown: String, remove: String, moved: String, removed: String },
  ...{ empty: 'None', add: 'Add', full: 'Full' },
}
const filterTexts = {
  ...{ label: 'Filter', tokens: 'Filters', nothingFound: 'None', clear: 'Clear', cleared: 'Clear' },
  ...{ unknown: String, added: String, removed: String },
}

/** Samples of the primitives with which the staff desk edits. */
export const editingSamples: Readonly<Record<string, LibrarySample>> = {
  ListEditor: {
    slot: 'list-editor',
    render: (p) => (
      <ListEditor
        {...{ 'aria-label': 'Photos', entries: [{ id: 'front', title: 'Front' }] }}
        {...{ onOrder: ignore, onRemove: ignore, texts: listTexts }}
        {...p}
      />
    ),
  },
  SplitPane: {
    slot: 'split-pane',
    render: (p) => (
      <SplitPane
        {...{ label: 'Width', first: 'A', second: 'B', sizeText: String }}
        {...{ initial: 286, min: 220, max: 480 }}
        {...p}
      />
    ),
  },
  TokenFilter: {
    slot: 'token-filter',
    render: (p) => (
      <TokenFilter {...{ fields: [], tokens: [], onChange: ignore, texts: filterTexts }} {...p} />
    ),
  },
  Tree: {
    slot: 'tree',
    exceptions: {
      keys: 'its type has no onKeyDown: the library handles the keys of its rows',
      click: 'its type has no onClick: onAction is called for the row',
    },
    render: (p) => (
      <Tree
        {...{ 'aria-label': 'Blocks', nodes: [], noRows: { state: 'empty', text: 'None' } }}
        {...p}
      />
    ),
  },
}
