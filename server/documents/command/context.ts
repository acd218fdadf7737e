import type { Registry } from '#blocks/registry.ts'
import type { CommandContext } from '../../stock/commands/context.ts'
import type { TenantFiles } from '../../tenants/source.ts'
import type { SourceFile } from '../../tenants/source-file.ts'
import type { PagesCommand } from './command-line.ts'

/** What a command about pages uses of the process. */
export interface PagesContext extends Omit<CommandContext, 'demo' | 'progress' | 'signal'> {
  /** Of the blocks that pages are checked with. */
  readonly registry: Registry
}

export type CommandOf<Name extends PagesCommand['command']> = Extract<
  PagesCommand,
  { command: Name }
>

/** Why nothing was done, in sentences. */
export class PagesError extends Error {}

/** The files that documents may be, by their paths in the site's folder. */
export function documentsIn({ main, mainPath, pages, content }: TenantFiles) {
  const folder = mainPath.slice(0, -'site.json'.length)
  const sources = [...(main ? [main] : []), ...pages, ...content]
  return new Map(
    sources.map((source): [string, SourceFile] => [source.file.slice(folder.length), source]),
  )
}
