import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

type Effects = StaffAnswer<'GET /:site/features'>['features'][number]

/** `31 of 571 cars, 3 pages`: what a feature changes where it is on, or would change. */
export function effectWords({ is_on: isOn, cars, pages }: Effects, all: number): string {
  const words = [
    ...(cars === undefined ? [] : [`${cars} of ${all} cars`]),
    ...(pages.length === 0 ? [] : [`${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`]),
  ].join(', ')
  if (words === '') return 'no page asks for it'
  return isOn ? words : `off; would be ${words}`
}
