import { deskSamples } from './desk.fixture.tsx'
import { editingSamples } from './editing.fixture.tsx'
import { firstSamples } from './first.fixture.tsx'
import { formSamples } from './forms.fixture.tsx'
import { overlaySamples } from './overlays.fixture.tsx'
import { radixSamples } from './radix.fixture.tsx'
import { reactAriaSamples } from './react-aria.fixture.tsx'
import { readingSamples } from './reading.fixture.tsx'
import type { Samples } from './sample.fixture.ts'

/** Those that render no element of their own, or are a part that only other primitives use. */
export const withoutSample: readonly string[] = [
  ...['AlertModal', 'Menu', 'Modal', 'Popup'],
  ...[
    'Amounts',
    'EntryRow',
    'FieldNotes',
    'FieldTexts',
    'IconDrawing',
    'Line',
    'NoRowsText',
    'StageGround',
    'OptionList',
    'RangeSliderDrawing',
    'RowGroups',
    'SelectBox',
  ],
]

/** A sample of every other component of `ui/`. */
export const samples: Samples = {
  ...firstSamples,
  ...formSamples,
  ...readingSamples,
  ...overlaySamples,
  ...radixSamples,
  ...reactAriaSamples,
  ...editingSamples,
  ...deskSamples,
}
