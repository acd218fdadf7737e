import { expect, test } from 'vitest'
import { photographed } from '../fixture-cars.ts'
import { carPictures } from './car-pictures.ts'

const images = ['/media/site/1.jpg', '/media/site/2.jpg']
const smallOf = (thumbnails: string[] | undefined) =>
  carPictures({ ...photographed, images, thumbnails }, 'hall').pictures.map(({ small }) => small)

test('small photos are those of the record, where there is one for each photo (Spec 3.11)', () => {
  const thumbnails = ['/media/site/1s.jpg', '/media/site/2s.jpg']
  expect(smallOf(thumbnails)).toEqual(thumbnails)
  expect(smallOf(thumbnails.slice(1))).toEqual([undefined, undefined])
  expect(smallOf(undefined)).toEqual([undefined, undefined])
})

test('a photo has the drawing of its car to take its place, as its scene wants it (Spec 3.11)', () => {
  const [photo] = carPictures({ ...photographed, images }, 'field').pictures
  expect(photo.fallback?.path).toMatch(/\/side\/.*bare\?/)
  expect(photo.fallback?.alt).toMatch(/^Drawing of /)
})
