import {
  focus,
  from,
  isChecked,
  isIn,
  isThere,
  type Keys,
  lastPressed,
  value,
} from './keys.fixture.ts'

const opener = 'button:not(dialog *)'
const modal = (actions: string): Keys => ({
  story: 'Typical',
  start: () => document.querySelector('dialog')?.close(),
  steps: [
    ['', isThere('dialog[open]'), false],
    ['Space', isThere('dialog[open]'), true],
    ['Tab', isIn('dialog'), true],
    ['Shift+Tab', isIn('dialog'), true],
    ['Escape', isThere('dialog[open]'), false],
    ['', () => document.activeElement?.matches(opener), true],
    ['Enter', isThere(actions), true],
  ],
})
const link = (story: string, name: string): Keys => ({
  story,
  steps: [
    ['Tab', focus, name],
    ['Enter', lastPressed, name],
  ],
})
const opens = (story: string, selector: string): Keys => ({
  story,
  start: from('summary'),
  steps: [
    ['Enter', isThere(`${selector}[open]`), true],
    ['Space', isThere(`${selector}[open]`), false],
  ],
})

/** Keys of the primitives that are the browser's own elements. */
export const nativeKeys: Readonly<Record<string, Keys>> = {
  accordion: {
    story: 'States',
    steps: [
      ['Tab', focus, 'Is the deposit refundable?'],
      ['Enter', isThere('details:first-child[open]'), true],
      ['Space', isThere('details:first-child[open]'), false],
      ['Tab', focus, 'Can I trade in my car?'],
    ],
  },
  'alert-dialog': modal('[role="alertdialog"][open]'),
  breadcrumbs: link('States', 'Home'),
  button: {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'Search'],
      ['Enter', lastPressed, 'Search'],
      ['Space', lastPressed, 'Search'],
    ],
  },
  carousel: {
    story: 'Longest',
    start: () => {
      const list = document.querySelector<HTMLElement>('.carousel')
      if (list) list.style.scrollBehavior = 'auto'
    },
    steps: [
      ['Tab', isIn('.carousel'), true],
      ['ArrowRight', () => (document.querySelector('.carousel')?.scrollLeft ?? 0) > 0, true],
    ],
  },
  'chart-frame': opens('States', 'details'),
  chip: link('States', 'SUV'),
  'choice-cards': {
    story: 'Smallest',
    steps: [
      ['Tab', isIn('fieldset'), true],
      ['Space', isChecked, true],
      ['ArrowDown', isChecked, true],
    ],
  },
  'consent-notice': {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'May we count saves and calls?'],
      ['Tab', focus, 'Yes, count'],
      ['Enter', lastPressed, 'Yes, count'],
      ['Tab', focus, 'No, thanks'],
      ['Space', lastPressed, 'No, thanks'],
    ],
  },
  dialog: modal('dialog[open] textarea'),
  disclosure: opens('Typical', 'details'),
  drawer: modal('dialog[open] input'),
  'error-summary': {
    story: 'Typical',
    start: from('[role="alert"]'),
    steps: [
      ['Tab', focus, 'Please enter your name.'],
      ['Enter', () => location.hash, '#name'],
    ],
  },
  field: {
    story: 'Checkboxes',
    steps: [
      ['Tab', isChecked, true],
      ['Space', isChecked, false],
    ],
  },
  'icon-button': {
    story: 'States',
    steps: [
      ['Tab', focus, 'Close'],
      ['Enter', lastPressed, 'Close'],
      ['Tab', focus, 'Next'],
      ['Space', lastPressed, 'Next'],
    ],
  },
  link: link('Typical', 'See all cars'),
  'number-input': {
    story: 'Smallest',
    start: from('input'),
    steps: [
      ['1', value, '1'],
      ['ArrowUp', value, '1'],
    ],
  },
  pagination: link('States', 'Page 1'),
  popover: {
    story: 'States',
    steps: [
      ['Escape', isThere(':popover-open'), false],
      ['Enter', isThere(':popover-open'), true],
      ['Space', isThere(':popover-open'), false],
      ['Enter', isThere(':popover-open'), true],
      ['Tab', isIn(':popover-open'), true],
    ],
  },
  'radio-group': {
    story: 'Smallest',
    steps: [
      ['Tab', isIn('fieldset'), true],
      ['ArrowDown', isChecked, true],
    ],
  },
  'radio-pills': {
    story: 'Typical',
    steps: [
      ['Tab', isIn('label:last-child'), true],
      ['ArrowRight', isIn('label'), true],
    ],
  },
  'row-list': link('States', '2024 Ford Ranger XLT'),
  'skip-link': link('Smallest', 'Skip to content'),
  'submit-button': {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'Send enquirySending…'],
      ['Enter', lastPressed, 'Send enquirySending…'],
      ['Space', lastPressed, 'Send enquirySending…'],
    ],
  },
  switch: {
    story: 'Smallest',
    steps: [
      ['Tab', isChecked, false],
      ['Space', isChecked, true],
    ],
  },
  textarea: {
    story: 'Smallest',
    start: from('textarea'),
    steps: [
      ['a', () => document.querySelector('textarea')?.value, 'a'],
      ['Enter', () => document.querySelector('textarea')?.value, 'a\n'],
    ],
  },
}
