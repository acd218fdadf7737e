import { type CommandContext, withStore } from '../../stock/commands/context.ts'
import type { Store } from '../../store/store.ts'
import type { LeadsCommand } from './command-line.ts'

/** What a leads command uses of the process. */
export type LeadsContext = Omit<CommandContext, 'progress' | 'signal'>

export type CommandOf<Name extends LeadsCommand['command']> = Extract<
  LeadsCommand,
  { command: Name }
>

/** Opens the store for some work: of a directory on the command line, else of the settings. */
export const inStore = (
  dataDirectory: string | undefined,
  context: LeadsContext,
  work: (store: Store) => Promise<void>,
): Promise<void> =>
  withStore(
    dataDirectory,
    { ...context, progress: undefined, signal: new AbortController().signal },
    work,
  )
