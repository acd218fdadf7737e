import { asianMakes } from './asian-makes.ts'
import { europeanMakes } from './european-makes.ts'
import { otherMakes } from './other-makes.ts'

/** A name as we write it, and the other spellings that feeds use for it. */
export type CatalogueName = { name: string; aliases: string[] }

/** A make and its models, facts only. */
export type CatalogueMake = CatalogueName & { models: CatalogueName[] }

const makeAliases: Record<string, string[]> = {
  'Mercedes-Benz': ['Mercedes Benz', 'Mercedes-AMG', 'Mercedes'],
  'Rolls-Royce': ['Rolls Royce'],
  'Land Rover': ['Landrover'],
  'Great Wall': ['GreatWall'],
  'Harley-Davidson': ['Harley Davidson'],
  Ram: ['Dodge Ram Trucks'],
  Volkswagen: ['VW'],
  SsangYong: ['Ssang Yong', 'KGM SsangYong'],
  GWM: ['GWM Haval'],
}

function namesIn(list: string): CatalogueName[] {
  return list.split(',').map((entry) => {
    const [name = '', ...aliases] = entry.split('=').map((part) => part.trim())
    return { name, aliases }
  })
}

/** Every make we know, with its models. */
export const catalogueMakes: CatalogueMake[] = Object.entries({
  ...asianMakes,
  ...europeanMakes,
  ...otherMakes,
}).map(([name, models]) => ({
  name,
  aliases: makeAliases[name] ?? [],
  models: namesIn(models),
}))
