import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutatedFiles, mutationOptions } from './mutation-options.ts'
import { projectRoot } from './run-tool.ts'

test.each(mutatedFiles)('%s matches existing rules', (glob) => {
  const rules = globSync(glob, { cwd: projectRoot }).filter(
    (path) => !/\.(test|fixture)\.ts$/.test(path),
  )
  expect(rules).not.toEqual([])
})

test('mutates the most important rules by default, and never a test', () => {
  expect(mutationOptions([]).mutate).toEqual([...mutatedFiles, '!**/*.{test,fixture}.ts'])
  expect(mutationOptions(['domain/car/rego.ts']).mutate).toEqual([
    'domain/car/rego.ts',
    '!**/*.{test,fixture}.ts',
  ])
})

test('everything that Stryker writes is in dist/', () => {
  expect(mutationOptions([])).toMatchObject({
    tempDirName: expect.stringMatching(/^dist\//),
    reporters: ['clear-text'],
  })
})

test('reports a missing file by name', () => {
  expect(() => mutationOptions(['domain/car/rego.ts', 'domain/nope.ts'])).toThrow(
    'There is no file domain/nope.ts',
  )
})
