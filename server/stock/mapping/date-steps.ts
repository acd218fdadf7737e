import { type NamedStep, UnusableValue } from './step.ts'

const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const LOCAL_DAY = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/
const ISO_MONTH = /^(\d{4})[-/](\d{1,2})$/
const LOCAL_MONTH = /^(\d{1,2})[/.](\d{4})$/

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

function dayIn(value: string): string | undefined {
  const iso = ISO_DAY.exec(value)
  const local = LOCAL_DAY.exec(value)
  const text = iso
    ? `${iso[1]}-${two(iso[2])}-${two(iso[3])}`
    : local && `${local[3]}-${two(local[2])}-${two(local[1])}`
  const exists = text && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return exists ? text : undefined
}

function monthIn(value: string): string | undefined {
  const iso = ISO_MONTH.exec(value)
  const local = LOCAL_MONTH.exec(value)
  const text = iso ? `${iso[1]}-${two(iso[2])}` : local ? `${local[2]}-${two(local[1])}` : undefined
  return text ? dayIn(`${text}-01`)?.slice(0, 'yyyy-mm'.length) : dayIn(value)?.slice(0, 7)
}

function timestampIn(value: string): string | undefined {
  const text = value.trim().replace(' ', 'T')
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`
  const date = new Date(zoned)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** Steps that read dates: ISO, or day/month/year as in Australia and New Zealand. */
export const dateSteps = {
  day: {
    about: 'A date: 2026-03-31 or 31/03/2026.',
    read: (value) =>
      dayIn(value.trim()) ?? new UnusableValue('expected a date, 2026-03-31 or 31/03/2026'),
  },
  month: {
    about: 'A month: 2024-07, 07/2024 or a date in it.',
    read: (value) =>
      monthIn(value.trim()) ?? new UnusableValue('expected a month, 2024-07 or 07/2024'),
  },
  timestamp: {
    about: 'A date and time: 2026-03-31T09:30:00Z. Without a time zone it is taken as UTC.',
    read: (value) =>
      timestampIn(value) ??
      new UnusableValue('expected a date and time such as 2026-03-31T09:30:00Z'),
  },
} satisfies Record<string, NamedStep>
