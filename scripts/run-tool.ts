import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { env, execPath, stdin } from 'node:process'

export const projectRoot = join(import.meta.dirname, '..')
const bin = join(projectRoot, 'node_modules/.bin')

/**
 * Runs a program of `node_modules/.bin` (or `node` itself) in the project's root with inherited
 * stdio, and forwards signals to it. Resolves with its exit code, 128 + signal number as in shells.
 * Rejects if the program cannot be started. With `onText`, what it prints goes there instead.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  onText?: (text: string) => void,
): Promise<number> {
  const output = onText === undefined ? 'inherit' : 'pipe'
  const child = spawn(tool === 'node' ? execPath : join(bin, tool), args, {
    cwd: projectRoot,
    stdio: ['inherit', output, output],
    // For tools with a `#!/usr/bin/env node` line: this project's Node, not an older one.
    env: { ...env, PATH: `${bin}${delimiter}${env.PATH ?? ''}` },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onText?.(text))
  let received: NodeJS.Signals | null = null
  const forward = (signal: NodeJS.Signals) => {
    received = signal
    // A terminal sends SIGINT to the whole process group: the tool already received it.
    if (signal !== 'SIGINT' || !stdin.isTTY) child.kill(signal)
  }
  for (const signal of forwarded) process.on(signal, forward)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    // `close` comes after all output, `exit` may not.
    child.once('close', (code, signal) => resolve(code || exitCodeOf(signal ?? received)))
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, forward)
  })
}

const forwarded = ['SIGINT', 'SIGTERM'] as const

/** 0 without a signal; a tool that a signal stopped has failed, even if it exits with 0. */
const exitCodeOf = (signal: NodeJS.Signals | null): number =>
  signal === null ? 0 : 128 + constants.signals[signal]
