import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storybookErrors } from './build-storybook.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-storybook-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('a build without its iframe is an error, even if the build succeeded', () => {
  const folder = folderWith({ 'index.html': '', 'index.json': '{"entries":{}}' })
  expect(storybookErrors(folder)).toEqual([`${folder}: expected iframe.html, found none`])
})

test('a block without a story is an error', () => {
  const empty = { 'index.html': '', 'iframe.html': '', 'index.json': '{"entries":{}}' }
  expect(storybookErrors(folderWith(empty))).toContain(
    'blocks/site-header: expected its stories in Storybook, found none',
  )
})
