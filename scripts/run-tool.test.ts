import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

const inNode = (code: string) => runTool('node', ['--eval', code])

test("returns the program's exit code", async () => {
  expect(await inNode('process.exit(0)')).toBe(0)
  expect(await inNode('process.exit(3)')).toBe(3)
})

test('what a program prints goes to `onText`, all of it before the exit code', async () => {
  const texts: string[] = []
  const code = `process.stdout.write('é'.repeat(100_000)); process.stderr.write('end'); process.exitCode = 3`
  expect(await runTool('node', ['--eval', code], (text) => texts.push(text))).toBe(3)
  const printed = texts.join('')
  expect(printed).toHaveLength(100_003)
  expect(printed).toContain('end')
})

test('a program ended by a signal returns 128 plus its number, as in a shell', async () => {
  expect(await inNode('process.kill(process.pid, "SIGKILL")')).toBe(137)
})

test('a program that is not installed is an error', async () => {
  await expect(runTool('no-such-tool', [])).rejects.toThrow('ENOENT')
})

test("a program runs on the project's Node, not the machine's", async () => {
  const isSame = `process.exit(process.execPath === ${JSON.stringify(execPath)} ? 0 : 1)`
  expect(await inNode(isSame)).toBe(0)
})

test.each([
  ['its exit code is returned', 7, 7],
  ['exit code 0 after a signal is a failure', 0, 143],
])('SIGTERM reaches the program; %s', async (_, own, expected) => {
  const tool = `process.on('SIGTERM', () => process.exit(${own})); setInterval(() => {}, 1e6); console.log('up')`
  const script = `
    const { runTool } = await import(${JSON.stringify(join(import.meta.dirname, 'run-tool.ts'))})
    process.exit(await runTool('node', ['--eval', ${JSON.stringify(tool)}]))`
  const child = spawn(execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await text(child.stdout)).toBe('')
  expect(await exit).toEqual([expected, null])
})
