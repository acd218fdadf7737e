import type { CommandContext } from '../../stock/commands/context.ts'
import type { LeadsCommand } from './command-line.ts'

/** What a leads command uses of the process. */
export type LeadsContext = Omit<CommandContext, 'demo' | 'progress' | 'signal'>

export type CommandOf<Name extends LeadsCommand['command']> = Extract<
  LeadsCommand,
  { command: Name }
>
