import { focus, isIn, isThere, type Keys } from './keys.fixture.ts'

/** Keys of lists, trees and filters that are edited, beside those that their own plays press. */
export const editingKeys: Readonly<Record<string, Keys>> = {
  'list-editor': {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'Front'],
      ['ArrowRight', isIn('.list-handle'), true],
      ['ArrowRight', focus, 'Edit Front'],
      ['ArrowLeft', isIn('.list-handle'), true],
    ],
  },
  'token-filter': {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'Stage: New'],
      ['ArrowRight', focus, 'Owner: Gwen Pryce'],
      ['ArrowLeft', focus, 'Stage: New'],
    ],
  },
  'token-filter suggestions': {
    story: 'Smallest',
    steps: [
      ['Tab', isIn('input[role="combobox"]'), true],
      ['ArrowUp', isThere('[role="option"][data-focused]'), true],
      ['Escape', isThere('[role="listbox"]'), false],
    ],
  },
  tree: {
    story: 'Typical',
    steps: [
      ['Tab', focus, 'Headline'],
      ['End', focus, 'Site footer'],
      ['Home', focus, 'Site header'],
    ],
  },
}
