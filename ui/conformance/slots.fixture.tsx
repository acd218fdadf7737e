import { SlotPicker } from '../slot-picker/slot-picker.tsx'
import type { Samples } from './sample.fixture.ts'

/** Samples of what chooses a time. */
export const slotSamples: Samples = {
  SlotPicker: [
    {
      ...{ slot: 'field-group', own: 'gap-1.5', other: 'gap-6' },
      render: (p) => (
        <SlotPicker
          {...{ id: 's', name: 's', legend: 'When?', days: [], timeZone: 'Times in Brisbane.' }}
          {...{ noTimes: 'None this week.', chosenLabel: 'time chosen' }}
          {...p}
        />
      ),
    },
  ],
}
