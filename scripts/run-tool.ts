import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { env, execPath, stdin } from 'node:process'

export const projectRoot = join(import.meta.dirname, '..')
const bin = join(projectRoot, 'node_modules/.bin')

/**
 * Runs a program of `node_modules/.bin` (or `node` itself) in the project's root, its output being
 * ours. Signals that reach us reach it. Answers its exit code, as shells count: 128 + signal.
 * Throws where the program cannot be started.
 */
export function runTool(tool: string, args: readonly string[]): Promise<number> {
  const child = spawn(tool === 'node' ? execPath : join(bin, tool), args, {
    cwd: projectRoot,
    stdio: 'inherit',
    // Tools name `node` in their first line: this project's Node, not an older one of the machine.
    env: { ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` },
  })
  let received: NodeJS.Signals | null = null
  const forward = (signal: NodeJS.Signals) => {
    received = signal
    // A terminal sends its interrupt to the whole group; sent on, the tool would get it twice.
    if (signal !== 'SIGINT' || !stdin.isTTY) child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, forward)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code || exitCodeOf(signal ?? received)))
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, forward)
  })
}

const forwarded = ['SIGINT', 'SIGTERM'] as const

/** 0 where there was none; a tool that a signal stopped did not succeed, whatever it says itself. */
const exitCodeOf = (signal: NodeJS.Signals | null): number =>
  signal === null ? 0 : 128 + constants.signals[signal]
