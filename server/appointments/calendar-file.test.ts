import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'caloundra-hilux',
  slot: { local: '2026-11-26T10:30', startsAt: '2026-11-26T00:30:00.000Z' },
  title: 'Test drive: 2026 Toyota Hilux',
  place: 'Harbour Caloundra, 15 Caloundra Road, Caloundra QLD 4551',
  url: 'https://www.example.com/cars/hilux',
  now: new Date('2026-11-21T02:00:00.000Z'),
}

test('a test drive is an event of half an hour in UTC (RFC 5545)', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines).toContain('UID:20261126T003000Z-caloundra-hilux@www.example.com')
  expect(lines).toContain('DTSTAMP:20261121T020000Z')
  expect(lines).toContain('DTSTART:20261126T003000Z')
  expect(lines).toContain('DTEND:20261126T010000Z')
  expect(lines).toContain('URL:https://www.example.com/cars/hilux')
  expect(lines.at(-1)).toBe('')
})

test('text is escaped, and long lines are folded between characters (RFC 5545, 3.1 and 3.3.11)', () => {
  const title = `A; B\\C\nEND:VEVENT ${'é'.repeat(80)}`
  const file = calendarFile({ ...event, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:A\\; B\\\\C\\nEND:VEVENT ${'é'.repeat(80)}\r\n`)
  expect(unfolded).toContain('LOCATION:Harbour Caloundra\\, 15 Caloundra Road\\,')
  expect(unfolded.match(/^END:VEVENT/gm)).toHaveLength(1)
})
