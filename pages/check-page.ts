import type { Registry } from '#blocks/registry.ts'
import { checkBlocks, countBlocks } from './check-blocks.ts'
import { textProblems } from './check-texts.ts'
import { field } from './field.ts'
import { boundBy, pagePlace } from './fits.ts'
import { loudGroundWarnings } from './loud-grounds.ts'
import { type changedPageSchema, pageSchema, schemaVersion } from './page.ts'
import { titleWarnings } from './page-titles.ts'
import { error, type Problem } from './problem.ts'
import { paramsOf, routeFaults, shapeOf } from './routes.ts'
import { problemsOf } from './zod-problems.ts'

/** All problems of a whole page file: its own fields, then each block, level by level. */
export function checkPage(value: unknown, registry: Registry): Problem[] {
  const blocks = field(value, 'blocks')
  const routes = routesOf(value)
  const problems = headProblems(value, pageSchema)
  if (!Array.isArray(blocks)) return problems
  const tooMany = tooManyBlocks(blocks)
  if (tooMany) return [...problems, tooMany]
  const inBlocks = checkBlocks(blocks, ['blocks'], {
    ...pagePlace(routes),
    registry,
    ids: new Map(),
  })
  return [
    ...problems,
    ...inBlocks,
    ...loudGroundWarnings(blocks),
    ...titleWarnings(blocks, registry),
  ]
}

/** More blocks than any real page has: each costs a check, a place and a rendering. */
export const MOST_BLOCKS = 1_000

function tooManyBlocks(blocks: readonly unknown[]): Problem | undefined {
  const count = countBlocks(blocks)
  if (count <= MOST_BLOCKS) return undefined
  return error(['blocks'], `a page has at most ${MOST_BLOCKS} blocks, found ${count}`)
}

/** Problems of a page's own fields. */
export function headProblems(
  value: unknown,
  schema: typeof pageSchema | typeof changedPageSchema,
): Problem[] {
  const shape = schema.safeParse(value)
  const shapeFaults = shape.success ? [] : problemsOf(shape.error, schema, value)
  const newer = newerFormat(value)
  return [
    ...(newer
      ? [newer, ...shapeFaults.filter(({ path }) => path[0] !== 'schemaVersion')]
      : shapeFaults),
    ...routeProblems(value),
    ...textProblems(value, boundBy(routesOf(value))),
  ]
}

function newerFormat(value: unknown): Problem | undefined {
  const found = field(value, 'schemaVersion')
  if (!Number.isSafeInteger(found) || Number(found) <= schemaVersion) return undefined
  const message = `this file is of format ${found}, but this program reads formats up to ${schemaVersion}; update the program`
  return error(['schemaVersion'], message)
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The page's `route` and those of `also`, as far as they are strings. */
function routesOf(value: unknown): string[] {
  const also = field(value, 'also')
  return [field(value, 'route'), ...(Array.isArray(also) ? also : [])].filter(isText)
}

function routeProblems(value: unknown): Problem[] {
  const listed = (name: 'also' | 'movedFrom'): [unknown, Problem['path']][] => {
    const routes = field(value, name)
    return (Array.isArray(routes) ? routes : []).map((route: unknown, index) => [
      route,
      [name, index],
    ])
  }
  const former = listed('movedFrom')
  const faults = [
    [field(value, 'route'), ['route']] as const,
    ...listed('also'),
    ...former,
  ].flatMap(([route, path]) =>
    isText(route) ? routeFaults(route).map((fault) => error([...path], fault)) : [],
  )
  return [...faults, ...former.flatMap(([route, path]) => movedProblems(route, path, value))]
}

/** Problems of a route from which the page moved. */
function movedProblems(route: unknown, path: Problem['path'], value: unknown): Problem[] {
  const own = routesOf(value)
  if (!isText(route)) return []
  if (own.some((each) => shapeOf(each) === shapeOf(route))) {
    return [error(path, `${route} is an address of this page, which cannot lead to itself`)]
  }
  const missing = paramsOf(own[0] ?? '').filter((param) => !paramsOf(route).includes(param))
  return missing.map((param) =>
    error(path, `${route} has no ":${param}", which the page's route ${own[0]} needs`),
  )
}
