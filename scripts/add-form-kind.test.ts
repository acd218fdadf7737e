import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from './project-copy.fixture.ts'
import { isFullTest } from './test-extent.ts'

const folder = 'domain/enquiry/form/kinds'

const hire = `
import { defineForm, details, person } from './define-form.ts'

/** A van for a day. */
export const hire = defineForm(
  { formTitleHire: 'Hire a van', sentHire: 'Thank you{name}. We keep a van for you.' },
  {
    title: 'formTitleHire',
    submit: 'formSubmitEnquiry',
    message: 'formRemarks',
    required: [],
    steps: [details(...person, 'preferred_day', 'message', 'terms_conditions')],
    category: 'General Enquiry',
    letter: 'H',
    thanks: 'sentHire',
    next: ['nextAnswer'],
  },
)
`

const print = `
  const { formsText } = await import('./scripts/form-docs.ts')
  const { referenceOf } = await import('./server/leads/reference.ts')
  const { thanksOf } = await import('./domain/enquiry/what-next.ts')
  const { baseWords } = await import('./domain/site/interface-texts.ts')
  console.log(formsText().split('\\n').at(-1))
  console.log(referenceOf('hire', 'a lead'))
  console.log(baseWords[thanksOf('hire').thanks])`

test('a kind of form is data in one folder: docs, thanks, reference and the page check know it (D19)', () => {
  const copy = copyProject()
  onTestFinished(copy.delete)
  copy.write(`${folder}/hire.ts`, hire)
  const list = readFileSync(join(copy.folder, folder, 'form-kinds.ts'), 'utf8')
  copy.write(
    `${folder}/form-kinds.ts`,
    `import { hire } from './hire.ts'\n${list}`
      .replace('call_back: callBack,', 'call_back: callBack,\n  hire,')
      .replace('...callBack.words,', '...callBack.words,\n  ...hire.words,'),
  )
  const [docs, reference, thanks] = copy
    .run('--input-type=module', '--eval', print)
    .output.split('\n')
  expect(docs).toMatch(/^\| `hire` \| General Enquiry \| `name`\*, .*`preferred_day`/)
  expect(reference).toMatch(/^H-\w{4}-\w\w$/)
  expect(thanks).toBe('Thank you{name}. We keep a van for you.')
  const page = JSON.stringify({
    schemaVersion: 3,
    route: '/hire',
    title: 'Hire',
    blocks: [{ id: 'hire', block: 'lead-form', props: { form: 'hire' } }],
  })
  copy.write('tenants/harbour/pages/hire.json', page)
  expect(copy.run('scripts/check.ts', '--write').output).toMatch(/ 0 errors/)
  if (isFullTest) expect(copy.run('node_modules/typescript/bin/tsc').output).toBe('')
})
