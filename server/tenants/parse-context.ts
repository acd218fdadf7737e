import type { Registry } from '#blocks/registry.ts'
import type { Claims } from './host.ts'
import type { Template } from './template.ts'

/** What a tenant's files are parsed with. */
export interface ParseContext {
  readonly templates: ReadonlyMap<string, Template>
  readonly registry: Registry
  readonly claims: Claims
  /** Names of the secrets that the server has; undefined where deliveries only go to the local outbox. */
  readonly secrets?: ReadonlySet<string> | undefined
}
