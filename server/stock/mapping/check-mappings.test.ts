import { expect, test } from 'vitest'
import { formatProblem } from '../../tenants/file-problem.ts'
import { cornerDealer } from '../commands/commands.fixture.ts'
import { mappingProblems } from './check-mappings.ts'

test('the mappings of a tenant are checked, each fault with line and column', async () => {
  await using dealer = await cornerDealer()
  const write = (name: string, text: string) =>
    dealer.write(`tenants/corner/mappings/${name}.json`, text)
  const fields = '"make": "a", "model": "b", "car_type": "c"'
  await write('good', `{ "description": "x", "required": [], "fields": { ${fields} } }`)
  await write(
    'bad',
    `{\n  "description": "x",\n  "required": [],\n  "fields": {\n    ${fields},\n    "kms": "d",\n    "km": { "from": "d", "steps": ["kilometers"] }\n  }\n}`,
  )
  await write('Own Names', `{ "description": "x", "required": [], "fields": { ${fields} } }`)
  await write('torn', '{ "description": ')
  const problems = await mappingProblems(`${dealer.directory}/tenants`, ['corner', 'none'])
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^tenants\/corner\/mappings\/Own Names\.json:1:1 a mapping is named by/),
    expect.stringMatching(/bad\.json:7:\d+ fields\.km\.steps\[0\]: there is no step "kilometers"/),
    expect.stringMatching(/torn\.json:1:\d+ /),
  ])
  await write(
    'bad',
    `{ "description": "x", "required": [],\n "fields": { ${fields}, "kms": "d" } }`,
  )
  const [, unknown] = await mappingProblems(`${dealer.directory}/tenants`, ['corner'])
  expect(unknown && formatProblem(unknown)).toMatch(
    /bad\.json:2:\d+ fields\.kms: Car has no field "kms"\. Did you mean "km"\?/,
  )
})
