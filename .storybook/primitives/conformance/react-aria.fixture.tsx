import { AmountSlider } from '#staff/ui/amount-slider/amount-slider.tsx'
import { Combobox } from '#staff/ui/combobox/combobox.tsx'
import { CommandMenu } from '#staff/ui/command-menu/command-menu.tsx'
import { DateField } from '#staff/ui/date-field/date-field.tsx'
import { TimeField } from '#staff/ui/date-field/time-field.tsx'
import { NumberField } from '#staff/ui/number-field/number-field.tsx'
import { PhotoPicker } from '#staff/ui/photo-picker/photo-picker.tsx'
import { LongRecordList } from '#staff/ui/record-list/long-record-list.tsx'
import { RecordList } from '#staff/ui/record-list/record-list.tsx'
import { RecordTable } from '#staff/ui/record-table/record-table.tsx'
import { RangeSlider } from '#ui/range-slider/range-slider.tsx'
import type { Samples } from './sample.fixture.ts'

const ignore = () => {}
const keys = 'its type has no onKeyDown: the library handles the keys of what is inside'

const empty = { state: 'empty', text: 'None' } as const
const columns = [{ id: 'name', title: 'Car', cell: () => 'Camry' }]

const photoTexts = {
  label: 'Photos',
  choose: 'Choose',
  hint: 'JPEG',
  sent: 'Sent',
  failed: 'Not sent',
  faults: { too_large: 'Too large', wrong_type: 'Not a photo', too_many: 'Too many' },
  sending: String,
  remove: String,
  retry: String,
}

/** Samples of the primitives that rest on react-aria-components. */
export const reactAriaSamples: Samples = {
  AmountSlider: {
    slot: 'number-field',
    keysOn: 'input',
    control: 'input',
    render: (p) => (
      <AmountSlider
        label="Amount"
        defaultValue={5}
        min={1}
        max={9}
        step={1}
        outOfRange="1 to 9"
        {...p}
      />
    ),
  },
  Combobox: {
    slot: 'combobox',
    keysOn: 'input',
    control: 'input',
    render: (p) => <Combobox label="Model" options={[]} nothingFound="None" {...p} />,
  },
  CommandMenu: {
    slot: 'command-menu',
    exceptions: { keys },
    render: (p) => (
      <CommandMenu
        isOpen
        onOpenChange={ignore}
        onCommand={ignore}
        label="Find or do"
        recent={{ heading: 'Recent', commands: [] }}
        groups={[]}
        nothingFound={String}
        {...p}
      />
    ),
  },
  RecordList: {
    slot: 'record-list',
    exceptions: { keys },
    render: (p) => <RecordList aria-label="Leads" rows={[]} noRows={empty} {...p} />,
  },
  LongRecordList: {
    slot: 'record-list',
    exceptions: { keys },
    render: (p) => (
      <LongRecordList rowHeight={40} aria-label="Leads" rows={[]} noRows={empty} {...p} />
    ),
  },
  RecordTable: {
    slot: 'record-table',
    exceptions: { keys },
    render: (p) => (
      <RecordTable aria-label="Stock" columns={columns} rows={[]} noRows={empty} {...p} />
    ),
  },
  DateField: {
    slot: 'date-field',
    control: '[role="group"]',
    exceptions: { keys },
    render: (p) => <DateField label="Day" {...p} />,
  },
  NumberField: {
    slot: 'number-field',
    keysOn: 'input',
    control: 'input',
    render: (p) => <NumberField label="Deposit" {...p} />,
  },
  PhotoPicker: {
    slot: 'photo-picker',
    render: (p) => (
      <PhotoPicker
        photos={[]}
        types={['image/jpeg']}
        texts={photoTexts}
        onFiles={ignore}
        onRemove={ignore}
        onRetry={ignore}
        {...p}
      />
    ),
  },
  RangeSlider: {
    slot: 'range-slider',
    control: 'input',
    exceptions: { keys },
    render: (p) => (
      <RangeSlider
        label="Price"
        locale="en-AU"
        leastMove={1}
        values={{ min: 1, max: 2 }}
        scale={{ min: 0, max: 9, step: 1 }}
        texts={{ least: '1', most: '2' }}
        onMove={ignore}
        {...p}
      />
    ),
  },
  TimeField: {
    slot: 'time-field',
    control: '[role="group"]',
    exceptions: { keys },
    render: (p) => <TimeField label="Opens at" {...p} />,
  },
}
