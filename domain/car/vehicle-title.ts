import { type CatalogueName, catalogueMakes } from './catalogue/makes.ts'

/** The parts of an advertised title. `model` and `badge` are absent if the title ends before them. */
export type VehicleTitle = {
  year?: number
  make: string
  model?: string
  badge?: string
  /** Whether make and model are in the catalogue, or the first word was taken for each. */
  known: { make: boolean; model: boolean }
}

type Entry = { words: string[]; name: string }
type Index = Map<string, Entry[]>

const wordsOf = (text: string) => text.toLowerCase().split(' ')

/** Entries by first word, those with the most words first: `Discovery Sport` before `Discovery`. */
function indexOf(names: CatalogueName[]): Index {
  const index: Index = new Map()
  for (const { name, aliases } of names) {
    for (const spelling of [name, ...aliases]) {
      const words = wordsOf(spelling)
      const first = words[0] ?? ''
      const entries = index.get(first) ?? []
      entries.push({ words, name })
      index.set(first, entries)
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return index
}

const makes = indexOf(catalogueMakes)
const models = new Map(catalogueMakes.map((make) => [make.name, indexOf(make.models)]))

function longestAt(index: Index | undefined, words: string[], start: number): Entry | undefined {
  return index
    ?.get(words[start] ?? '')
    ?.find((entry) => entry.words.every((word, offset) => words[start + offset] === word))
}

const YEAR = /^(19|20)\d\d$/

/**
 * Reads "2012 Land Rover Range Rover Evoque SD4 Pure" as year, make, model and badge by the
 * catalogue: the longest make that matches, then its longest model, the rest is the badge. For an
 * unknown make or model the next word is taken. Undefined when no make follows the year.
 */
export function readVehicleTitle(title: string): VehicleTitle | undefined {
  const spelled = title.trim().split(/\s+/)
  const words = spelled.map((word) => word.toLowerCase())
  const hasYear = YEAR.test(words[0] ?? '')
  const makeAt = hasYear ? 1 : 0
  const firstWord = spelled[makeAt]
  if (!firstWord) return undefined

  const make = longestAt(makes, words, makeAt)
  const modelAt = makeAt + (make?.words.length ?? 1)
  const model = longestAt(models.get(make?.name ?? ''), words, modelAt)
  const modelName = model?.name ?? spelled[modelAt]
  const badge = spelled.slice(modelAt + (model?.words.length ?? 1)).join(' ')
  return {
    ...(hasYear && { year: Number(words[0]) }),
    make: make?.name ?? firstWord,
    ...(modelName && { model: modelName }),
    ...(badge && { badge }),
    known: { make: make !== undefined, model: model !== undefined },
  }
}

/** A make as the catalogue writes it: `ssangyong` becomes SsangYong; an unknown one stays. */
export function catalogueMake(spelling: string): string {
  const words = wordsOf(spelling.trim())
  const found = longestAt(makes, words, 0)
  return found && found.words.length === words.length ? found.name : spelling.trim()
}

/** A model as the catalogue writes it for that make; an unknown one stays as it is. */
export function catalogueModel(make: string, spelling: string): string {
  const words = wordsOf(spelling.trim())
  const found = longestAt(models.get(make), words, 0)
  return found && found.words.length === words.length ? found.name : spelling.trim()
}
