import { focus, from, isIn, isThere, type Keys, value } from './keys.fixture.ts'

const selected = () => document.querySelectorAll('[role="row"][aria-selected="true"]').length
const spin = (part: string) => () =>
  document
    .querySelector(`[role="spinbutton"][aria-label^="${part}"]`)
    ?.contains(document.activeElement)

/** Keys of the primitives that rest on a library, beside those that their own plays press. */
export const libraryKeys: Readonly<Record<string, Keys>> = {
  'alert-modal': {
    story: 'States',
    steps: [
      ['Tab', focus, 'Withdraw'],
      ['Tab', focus, 'Keep it'],
      ['Escape', isThere('[role="alertdialog"]'), false],
    ],
  },
  'amount-slider': {
    story: 'Typical',
    start: from('input[type="range"]'),
    steps: [
      ['ArrowLeft', value, '$29,500'],
      ['ArrowUp', value, '$30,000'],
      ['ArrowDown', value, '$29,500'],
      ['PageUp', value, '$39,500'],
      ['PageDown', value, '$29,500'],
      ['End', value, '$100,000'],
    ],
  },
  combobox: {
    story: 'Smallest',
    steps: [
      ['Tab', isIn('[data-slot="combobox"]'), true],
      ['ArrowUp', isThere('[role="option"][data-focused]'), true],
      ['Escape', isThere('[role="listbox"]'), false],
    ],
  },
  'command-menu': {
    story: 'Typical',
    steps: [
      ['ArrowUp', isThere('[role="menuitem"][data-focused]'), true],
      ['Escape', isThere('[role="dialog"]'), false],
    ],
  },
  'date-field': {
    story: 'Typical',
    steps: [
      ['Tab', spin('day'), true],
      ['ArrowRight', spin('month'), true],
      ['ArrowLeft', spin('day'), true],
      ['ArrowDown', value, '23'],
      ['PageUp', value, '30'],
      ['PageDown', value, '23'],
      ['Alt+ArrowDown', isIn('[role="grid"]'), true],
      [
        'PageDown',
        () => document.querySelector('[role="grid"]')?.getAttribute('aria-label'),
        'December 2026',
      ],
    ],
  },
  'time-field': {
    story: 'Typical',
    steps: [
      ['Tab', spin('hour'), true],
      ['ArrowRight', spin('minute'), true],
      ['ArrowLeft', spin('hour'), true],
      ['PageUp', value, '10 am'],
      ['PageDown', value, '8 am'],
    ],
  },
  menu: {
    story: 'Smallest',
    start: from('[data-slot="menu-trigger"]'),
    steps: [
      ['Escape', isThere('[role="menu"]'), false],
      ['Space', isThere('[role="menu"]'), true],
      ['End', isIn('[role="menuitem"]:last-child'), true],
      ['ArrowUp', isIn('[role="menu"]'), true],
      ['Escape', isThere('[role="menu"]'), false],
    ],
  },
  'number-field': {
    story: 'Typical',
    start: from('input'),
    steps: [
      ['ArrowDown', value, '$4,500'],
      ['PageUp', value, '$5,000'],
      ['PageDown', value, '$4,500'],
      ['End', value, '$50,000'],
    ],
  },
  'photo-picker': {
    story: 'Typical',
    start: from('.photo-item button'),
    steps: [['Space', focus, 'Remove front.jpg']],
  },
  popup: {
    story: 'Smallest',
    start: from('[data-slot="popup-trigger"]'),
    steps: [['Space', isThere('[data-slot="popup"]'), true]],
  },
  'range-slider': {
    story: 'Typical',
    start: from('input[type="range"]'),
    steps: [
      ['ArrowUp', value, '$21,000'],
      ['ArrowDown', value, '$20,000'],
      ['PageUp', value, '$25,000'],
      ['PageDown', value, '$20,000'],
      ['Home', value, '$12,490'],
    ],
  },
  'record-list': {
    story: 'Typical',
    steps: [
      ['Tab', isIn('[role="row"]'), true],
      ['ArrowDown', isIn('[data-key="811"]'), true],
      ['ArrowUp', isIn('[data-key="812"]'), true],
      ['ArrowRight', () => document.activeElement?.matches('input'), true],
      ['ArrowLeft', () => document.activeElement?.matches('[role="row"]'), true],
    ],
  },
  'record-table': {
    story: 'Typical',
    steps: [
      ['Tab', isIn('tbody tr'), true],
      ['ArrowDown', isIn('tbody tr + tr'), true],
      ['ArrowUp', isIn('tbody tr'), true],
      ['Space', selected, 1],
      ['ArrowRight', () => document.activeElement?.matches('tbody :is(td, th, input)'), true],
      ['ArrowLeft', () => document.activeElement?.matches('tbody tr'), true],
      ['End', isIn('tbody tr:last-child'), true],
      ['Home', isIn('tbody tr:first-child'), true],
    ],
  },
  'record-table header': {
    story: 'Typical',
    start: from('th[aria-sort]'),
    steps: [['Enter', isThere('th[aria-sort="ascending"], th[aria-sort="descending"]'), true]],
  },
  tabs: {
    story: 'Typical',
    start: from('[role="tab"]'),
    steps: [
      ['End', isIn('[role="tab"]:last-child'), true],
      ['Home', isIn('[role="tab"]:first-child'), true],
      ['Tab', isIn('[role="tabpanel"]'), true],
    ],
  },
  toast: {
    story: 'Typical',
    steps: [
      ['F6', isIn('[aria-label="Messages (F6)"]'), true],
      ['Tab', isIn('[data-slot="toast"]'), true],
      ['Escape', isThere('[data-slot="toast"]'), false],
    ],
  },
}
