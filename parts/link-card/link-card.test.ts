import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { hilux, reserved, soldCar } from '#parts/fixture-cars.ts'
import { storySite } from '#parts/story-site.ts'
import { linkCard, linkCardContent, linkCardVersion } from './link-card.ts'

test('has an address with its version, and says what it shows (Spec 2.02)', () => {
  const card = linkCard(hilux, storySite)
  expect(card?.url).toBe(`/media/link/car/${hilux.slug}?v=${linkCardVersion(hilux, storySite)}`)
  expect(card?.alt).toBe('2021 Toyota HiLux, $52,990, Drive Away. Jacaranda Motors')
  expect(card?.size).toEqual({ width: 1200, height: 630 })
})

const others: Record<string, Partial<Car>> = {
  'another price': { price: 49_990 },
  'another type of price': { price_type: 'egc' },
  'a former price': { before_price: 60_000 },
  sold: { status: 'sold' },
  reserved: { reserved: true },
  'another colour': { colour: 'Red' },
  'a photo': { images: ['/media/site/ute.webp'] },
}

test.each(Object.entries(others))('%s has another version', (_, change) => {
  const version = linkCardVersion(hilux, storySite)
  expect(linkCardVersion({ ...hilux, ...change }, storySite)).not.toBe(version)
  expect(linkCardVersion({ ...hilux }, storySite)).toBe(version)
})

test('another theme, scene or name of the dealer has another version', () => {
  const { theme, look } = storySite
  const sites = [
    storySite,
    { ...storySite, theme: { ...theme, brand: '#aa0000' } },
    { ...storySite, look: { ...look, scene: 'night' as const } },
    { ...storySite, name: 'Banksia Motors' },
  ]
  expect(new Set(sites.map((site) => linkCardVersion(hilux, site))).size).toBe(4)
})

test('says whether a car is sold or reserved; a withdrawn one has none (Spec 4.01, D13)', () => {
  expect(linkCardContent(soldCar, storySite).state).toEqual({ text: 'Sold', tone: 'sold' })
  expect(linkCardContent(reserved, storySite).state).toEqual({ text: 'Reserved', tone: 'held' })
  expect(linkCardContent(hilux, storySite).state).toBeUndefined()
  expect(linkCard({ ...hilux, status: 'withdrawn' }, storySite)).toBeUndefined()
})

test('has no number, plate or chassis of the car (Spec 3.17, 4.15)', () => {
  const said = JSON.stringify([linkCard(hilux, storySite), linkCardContent(hilux, storySite)])
  for (const kept of ['7010', '418JMC', 'JTFHB8CD401000001', 'Ipswich Road'])
    expect(said).not.toContain(kept)
})
