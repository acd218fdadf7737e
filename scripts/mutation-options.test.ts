import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutatedFiles, mutationOptions } from './mutation-options.ts'
import { projectRoot } from './run-tool.ts'

test.each(mutatedFiles)('%s stands for rules that are there', (glob) => {
  const rules = globSync(glob, { cwd: projectRoot }).filter(
    (path) => !/\.(test|fixture)\.ts$/.test(path),
  )
  expect(rules).not.toEqual([])
})

test('tries the rules that matter most where none is asked for, and never a test', () => {
  expect(mutationOptions([]).mutate).toEqual([...mutatedFiles, '!**/*.{test,fixture}.ts'])
  expect(mutationOptions(['domain/car/rego.ts']).mutate).toEqual([
    'domain/car/rego.ts',
    '!**/*.{test,fixture}.ts',
  ])
})

test('everything that Stryker writes lies in the folder of what is built', () => {
  expect(mutationOptions([])).toMatchObject({
    tempDirName: expect.stringMatching(/^dist\//),
    reporters: ['clear-text'],
  })
})

test('names a file that is not there', () => {
  expect(() => mutationOptions(['domain/car/rego.ts', 'domain/nope.ts'])).toThrow(
    'There is no file domain/nope.ts',
  )
})
