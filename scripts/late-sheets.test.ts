import { expect, test } from 'vitest'
import { importGraphOf } from './import-graph.ts'
import { lateSheets } from './late-sheets.ts'
import { projectRoot } from './run-tool.ts'

test('the rules of suggestions and toasts come with their scripts, not with the page (Spec 1.11)', () => {
  expect(lateSheets(importGraphOf(projectRoot))).toEqual([
    'parts/keyword-field/keyword-field-suggestions.css',
    'parts/toast/toast.css',
    'ui/option-list/option-list.css',
  ])
})
