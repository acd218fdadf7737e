import { expect, test } from 'vitest'
import { loudGroundWarnings } from './loud-grounds.ts'

const on = (ground?: string) => ({ block: 'story', props: { heading: 'Why', ground } })

test('a second section on a loud ground is a warning (Spec 1.11)', () => {
  expect(loudGroundWarnings([on('dark'), on('flood'), on(), on('dark')])).toEqual([
    {
      path: ['blocks', 3, 'props', 'ground'],
      message:
        'the ground "dark" is that of blocks[0] already, and a page has one at most; leave it out here',
      level: 'warning',
    },
  ])
})

test('quiet grounds may repeat, and what is no block is no fault here (Spec 1.11)', () => {
  expect(loudGroundWarnings([on('tint'), on('tint'), null, 'dark', { props: 3 }])).toEqual([])
})
