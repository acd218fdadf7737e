import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { photographed } from '#parts/fixture-cars.ts'
import { carPictures } from '#parts/pictures/car-pictures.ts'
import { Stage, type StagePicture } from '#ui/stage/stage.tsx'
import { startFailedPictures } from './failed-pictures.ts'

startFailedPictures()

function fail(picture: StagePicture): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<Stage picture={picture} sizes="20rem" />)
  const image = document.querySelector('img')
  image?.dispatchEvent(new Event('error'))
  return document.body
}

const [photo] = carPictures(photographed, 'hall').pictures

it('a photo that cannot be loaded is replaced by the drawing of the car, on its scene (Spec 3.11)', () => {
  const image = fail(photo).querySelector('.stage-scene + img')
  expect(image?.getAttribute('src')).toMatch(/^\/media\/artwork\/.*\/soul-red-crystal\/side/)
  expect(image?.getAttribute('srcset')).toBe('')
  expect(image?.className).toBe('stage-car')
  expect(image?.getAttribute('alt')).toMatch(/^Drawing of a Soul Red Crystal/)
})

it('one that says nothing says nothing afterwards (Spec 3.11)', () => {
  expect(fail({ ...photo, alt: '' }).querySelector('img')?.alt).toBe('')
})

it('a drawing that cannot be loaded either is not asked for again (Spec 3.11)', () => {
  const image = fail(photo).querySelector('img')
  image?.dispatchEvent(new Event('error'))
  expect(document.querySelectorAll('.stage-scene')).toHaveLength(1)
})
