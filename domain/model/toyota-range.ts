import type { Model } from './model.ts'

type ModelDescription = Pick<
  Model,
  'name' | 'slug' | 'short_description' | 'body' | 'bodyStyle' | 'fuel'
>

const described: readonly ModelDescription[] = [
  {
    name: 'Corolla',
    slug: 'corolla',
    body: ['Cars', 'Hybrids'],
    bodyStyle: 'Hatchback',
    fuel: 'Hybrid',
    short_description:
      'A small hatch or sedan for town and long drives. Its hybrid charges itself, so there is nothing to plug in.',
  },
  {
    name: 'Camry',
    slug: 'camry',
    body: ['Cars', 'Hybrids'],
    bodyStyle: 'Sedan',
    fuel: 'Hybrid',
    short_description: 'A mid-size hybrid sedan with room for five and their luggage.',
  },
  {
    name: 'Yaris Cross',
    slug: 'yaris-cross',
    body: ['SUVs', 'Hybrids'],
    bodyStyle: 'SUV',
    fuel: 'Hybrid',
    short_description: 'A light SUV that parks like a hatch, with a high seat and a hybrid.',
  },
  {
    name: 'RAV4',
    slug: 'rav4',
    body: ['SUVs', 'Hybrids'],
    bodyStyle: 'SUV',
    fuel: 'Hybrid',
    short_description: 'A mid-size SUV for five, with front or all-wheel drive.',
  },
  {
    name: 'Kluger',
    slug: 'kluger',
    body: ['SUVs', 'Hybrids'],
    bodyStyle: 'SUV',
    fuel: 'Hybrid',
    short_description: 'A large SUV with three rows and seven seats.',
  },
  {
    name: 'bZ4X',
    slug: 'bz4x',
    body: ['SUVs', 'Electric'],
    bodyStyle: 'SUV',
    fuel: 'Electric',
    short_description:
      'A mid-size SUV that runs on a battery alone, charged at home or on the road.',
  },
  {
    name: 'Hilux',
    slug: 'hilux',
    body: ['Utes', 'Commercial'],
    bodyStyle: 'Ute',
    fuel: 'Diesel',
    short_description:
      'A ute for work and weekends: single, extra or double cab, as a pick-up or a cab-chassis.',
  },
  {
    name: 'Hiace',
    slug: 'hiace',
    body: ['Vans & Buses', 'Commercial'],
    bodyStyle: 'Van',
    fuel: 'Diesel',
    short_description: 'A diesel van for tools and parcels, or a bus for up to a dozen people.',
  },
]

/** The static list of one make's models, in our own words. Spec 3.24. */
export const toyotaRange: readonly Model[] = described.map((model) => ({
  ...model,
  id: `toyota-${model.slug}`,
  manufacturer_name: 'Toyota',
}))
