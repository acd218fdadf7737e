import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { expect, test } from 'vitest'

test('without a token nothing is built or sent, and the message says what is needed', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...without } = env
  const script = join(import.meta.dirname, 'chromatic.ts')
  const { status, stderr } = spawnSync(execPath, [script], { env: without, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set')
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic')
})
