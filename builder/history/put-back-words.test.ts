import { expect, test } from 'vitest'
import { putBackOf, putBackWords } from './put-back-words.ts'

test.each([
  ['a revision', 2, 'nothing', false, true, 'Put revision 2 back'],
  ['the file', 0, 'file', false, true, 'Put the file of the site back'],
  ['the template’s page', 0, 'template', false, true, 'Put the template’s page back'],
  ['nothing', 0, 'nothing', false, false, 'Take it off the site'],
  ['a revision by which a page was taken away', 3, 'file', true, false, 'Take it off the site'],
  ['what a group brings', 0, 'shared', false, false, 'Take away what the site has of its own'],
  [
    'a revision by which its own was taken away',
    3,
    'shared',
    true,
    false,
    'Take away what the site has of its own',
  ],
  ['one by which changes were dropped', 3, 'template', true, true, 'Put the template’s page back'],
  ['one by which the file’s changes were', 3, 'file', true, true, 'Put the template’s page back'],
] as const)(
  '%s is put back by its own name (Spec 6.04)',
  (_, version, origin, isRemoval, isShown, title) => {
    expect(putBackWords(putBackOf(version, origin, isRemoval, isShown), version).title).toBe(title)
  },
)
