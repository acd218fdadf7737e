import { ListEditor } from '#staff/ui/list-editor/list-editor.tsx'
import { SplitPane } from '#staff/ui/split-pane/split-pane.tsx'
import { TokenFilter } from '#staff/ui/token-filter/token-filter.tsx'
import { Tree } from '#staff/ui/tree/tree.tsx'
import { SlotPicker } from '#ui/slot-picker/slot-picker.tsx'
import type { Samples } from './sample.fixture.ts'

const ignore = () => {}

const listTexts = {
  moveUp: String,
  moveDown: String,
  remove: String,
  moved: String,
  removed: String,
  empty: 'None',
  add: 'Add',
  full: 'Full',
}
const filterTexts = {
  label: 'Filter',
  tokens: 'Filters',
  nothingFound: 'None',
  clear: 'Clear',
  cleared: 'Clear',
  unknown: String,
  added: String,
  removed: String,
}

/** Samples of what chooses a time, and of what the staff desk edits with. */
export const editingSamples: Samples = {
  ListEditor: {
    slot: 'list-editor',
    render: (p) => (
      <ListEditor
        {...{ 'aria-label': 'Photos', entries: [{ id: 'front', title: 'Front' }] }}
        onOrder={ignore}
        onRemove={ignore}
        texts={listTexts}
        {...p}
      />
    ),
  },
  SlotPicker: {
    slot: 'field-group',
    other: 'gap-6',
    render: (p) => (
      <SlotPicker
        id="s"
        name="s"
        legend="When?"
        days={[]}
        timeZone="Times in Brisbane."
        noTimes="None this week."
        chosenLabel="time chosen"
        {...p}
      />
    ),
  },
  SplitPane: {
    slot: 'split-pane',
    render: (p) => (
      <SplitPane
        label="Width"
        first="A"
        second="B"
        sizeText={String}
        initial={286}
        min={220}
        max={480}
        {...p}
      />
    ),
  },
  TokenFilter: {
    slot: 'token-filter',
    render: (p) => (
      <TokenFilter fields={[]} tokens={[]} onChange={ignore} texts={filterTexts} {...p} />
    ),
  },
  Tree: {
    slot: 'tree',
    exceptions: { keys: 'its type has no onKeyDown: the library handles the keys of its rows' },
    render: (p) => (
      <Tree
        {...{ 'aria-label': 'Blocks', nodes: [], noRows: { state: 'empty', text: 'None' } }}
        {...p}
      />
    ),
  },
}
