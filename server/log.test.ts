import { expect, test } from 'vitest'
import { createLog, LOG_LEVELS, type LogLevel } from './log.ts'

const clock = () => new Date('2026-03-01T04:05:06.789Z')

test('an event is one line of JSON with its time, level and details', () => {
  const lines: string[] = []
  createLog(
    () => 'info',
    (line) => lines.push(line),
    clock,
  ).warn('tenant_file', {
    tenant: 'harbour',
    problem: 'two\nlines',
  })
  expect(lines).toEqual([
    '{"time":"2026-03-01T04:05:06.789Z","level":"warn","event":"tenant_file","tenant":"harbour","problem":"two\\nlines"}\n',
  ])
})

test.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
] satisfies [LogLevel, LogLevel[]][])('at the level %s the log has %j', (level, expected) => {
  const lines: string[] = []
  const log = createLog(
    () => level,
    (line) => lines.push(line),
    clock,
  )
  for (const own of LOG_LEVELS) log[own]('event')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected)
})
