import type { Registry } from '#blocks/registry.ts'
import type { Change } from './change.ts'
import { insertedAt } from './changes-origin.ts'
import { checkChanges, headOf } from './check-changes.ts'
import { checkPage } from './check-page.ts'
import { field } from './field.ts'
import { migrationOf, olderFormat } from './migrate.ts'
import { type PageFile, type PageNodeFile, pageSchema } from './page.ts'
import type { Path, Problem } from './problem.ts'
import { resolveChanges } from './resolve-changes.ts'
import type { PageNode, ResolvedPage } from './resolved-page.ts'
import { eachPlace, mapBlocks } from './tree.ts'

/** A parsed page file: the page, if there is no error, and all problems found. */
export interface ParsedPage {
  readonly page?: ResolvedPage
  readonly problems: readonly Problem[]
}

/** A page file with all its blocks, as written, which tenants may change. */
export interface WholePage {
  readonly written: PageFile
  readonly file: string
}

const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ level }) => level === 'error')

/** Parses and validates the value of a page file as a whole page; without errors it has a page and its source. */
export function parseWholePage(
  value: unknown,
  file: string,
  registry: Registry,
): ParsedPage & { readonly whole?: WholePage } {
  const older = migrationOf(value, registry)
  const current = older?.value ?? value
  const problems = [...(older ? [olderFormat(older)] : []), ...checkPage(current, registry)]
  if (hasError(problems)) return { problems }
  const { blocks, ...head } = pageSchema.parse(current)
  // checkPage validated every block, level by level.
  const written: PageFile = { ...head, blocks: blocks as readonly PageNodeFile[] }
  const origin: Origin = (_, path) => ({ file, path })
  return {
    problems,
    whole: { written, file },
    page: resolved(written, file, origin, registry),
  }
}

/** Parses and validates a tenant's changes to its template's page of the same route (D2). */
export function parseChangedPage(
  value: unknown,
  file: string,
  template: WholePage,
  registry: Registry,
): ParsedPage {
  const older = migrationOf(value, registry, template.written.blocks)
  const current = older?.value ?? value
  const problems = [
    ...(older ? [olderFormat(older)] : []),
    ...checkChanges(current, template.written, registry),
  ]
  if (hasError(problems)) return { problems }
  const changes = field(current, 'changes') as readonly Change[]
  const { blocks } = resolveChanges(template.written.blocks, changes)
  const templatePaths = new Map(
    Array.from(eachPlace(template.written.blocks, ['blocks']), ({ block, path }) => [
      block.id,
      path,
    ]),
  )
  const origin: Origin = (id, path) => {
    const inserted = insertedAt(id, changes)
    if (inserted) return { file, path: inserted }
    return { file: template.file, path: templatePaths.get(id) ?? path }
  }
  const page = { ...template.written, ...headOf(current), blocks }
  return { problems, page: resolved(page, file, origin, registry) }
}

type Origin = (id: string, path: Path) => { readonly file: string; readonly path: Path }

function resolved(page: PageFile, file: string, origin: Origin, registry: Registry): ResolvedPage {
  const {
    route,
    also = [],
    movedFrom = [],
    when,
    parent,
    title,
    description,
    access = 'public',
    robots = 'index',
  } = page
  return {
    route,
    also,
    movedFrom,
    ...(when && { when }),
    ...(parent !== undefined && { parent }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    access,
    robots,
    blocks: mapBlocks<PageNodeFile, PageNode>(
      page.blocks,
      ['blocks'],
      ({ block, path }, slots) => ({
        ...readyNode(block, slots, registry),
        ...origin(block.id, path),
      }),
    ),
    file,
  }
}

/** A written block with its resolved slots and parsed props; every declared slot is present. */
function readyNode(
  { id, block: name, props, when }: PageNodeFile,
  filled: ReadonlyMap<string, readonly PageNode[]>,
  registry: Registry,
): Omit<PageNode, 'file' | 'path'> {
  const block = registry.get(name)
  if (!block) throw new Error(`the page was not checked: there is no block "${name}"`)
  const slots = Object.keys(block.slots).map((slot) => [slot, filled.get(slot) ?? []] as const)
  return {
    id,
    block,
    props: block.props.parse(props ?? {}),
    slots: Object.fromEntries(slots),
    ...(when && { when }),
  }
}
