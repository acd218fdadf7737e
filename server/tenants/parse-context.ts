import type { Registry } from '#blocks/registry.ts'
import type { Claims } from './host.ts'
import type { Template } from './template.ts'

/** What a tenant's files are parsed with. */
export interface ParseContext {
  readonly templates: ReadonlyMap<string, Template>
  readonly registry: Registry
  readonly claims: Claims
  /** The time at which ended offers are reported; undefined where they are not, as in a running server. */
  readonly now?: Date | undefined
  /** Names of the secrets that the server has; undefined where deliveries only go to the local outbox. */
  readonly secrets?: ReadonlySet<string> | undefined
  /** Whether nobody takes payments: then no site reserves cars online, whatever its file says. */
  readonly isWithoutPayments?: boolean | undefined
}
