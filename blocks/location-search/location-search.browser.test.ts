import { expect, test } from 'vitest'
import { FOUND_BY } from '#ui/data-attributes.ts'
import findWhileTyped from './location-search.island.ts'

test('hides the cards that what is typed does not find, and none where nothing is found (Spec 1.12)', () => {
  const host = document.createElement('div')
  host.innerHTML = `<input /><ul><li ${FOUND_BY}="Newstead 4006 Kia"></li><li ${FOUND_BY}="Bundall 4217"></li></ul>`
  findWhileTyped(host)
  const input = host.querySelector('input')
  if (!input) throw new Error('There is no field')
  const shownFor = (typed: string) => {
    input.value = typed
    input.dispatchEvent(new Event('input'))
    return [...host.querySelectorAll('li')].map(({ hidden }) => !hidden)
  }
  expect(shownFor('kia')).toEqual([true, false])
  expect(shownFor('42')).toEqual([false, true])
  expect(shownFor('perth')).toEqual([true, true])
  expect(shownFor('')).toEqual([true, true])
})
