import { pageLimits } from '#domain/staff/page-limits.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { problemWords } from '../form/words.ts'
import type { AuditMessage } from '../frame/messages.ts'
import type { DraftProblem } from '../model/problems.ts'

type Checks = StaffAnswer<'GET /:site/checks'>

/** A line of the checklist before publishing. */
export interface CheckLine {
  /** `todo` of what is still looked at, or cannot be. */
  readonly kind: 'error' | 'warning' | 'good' | 'todo'
  /** Absent where the problem's block is its title. */
  readonly title?: string
  readonly text: string
  /** What it is about, to go there. */
  readonly problem?: DraftProblem
}

/** The layout shift above which a page is not good any more. web.dev/cls */
const MOST_SHIFT = 0.1

/** What was checked, in the order of the list: what must be mended, what should be, what is good. */
export function checkLines(
  problems: readonly DraftProblem[],
  page: Checks['page'],
  audit: AuditMessage | 'running' | undefined,
): CheckLine[] {
  const lines = [
    ...problemLines(problems),
    ...(page ? pageLines(page, problems) : []),
    ...auditLines(audit),
  ]
  return order.flatMap((kind) => lines.filter((line) => line.kind === kind))
}

const order = ['error', 'warning', 'todo', 'good'] as const

const problemLine = (problem: DraftProblem): CheckLine => ({
  kind: problem.level,
  text: `${problemWords(problem.message)}.`,
  problem,
})

const problemLines = (problems: readonly DraftProblem[]): CheckLine[] =>
  problems.some(({ level }) => level === 'error')
    ? problems.map(problemLine)
    : [
        ...problems.map(problemLine),
        {
          kind: 'good',
          title: 'Nothing is wrong with its fields',
          text: 'By the checks that every page of the site passes',
        },
      ]

function pageLines(
  { findings, links, pictures, bytes }: NonNullable<Checks['page']>,
  problems: readonly DraftProblem[],
): CheckLine[] {
  const known = new Set(problems.map(({ message }) => message))
  const found = findings.filter(({ message }) => !known.has(message))
  const good = [
    ['about', 'It says what it is about', 'By its title, and to search engines by its description'],
    [
      'headings',
      'One first heading, and the others in order',
      'As who listens to the page goes through it',
    ],
    ['links', 'Every link leads somewhere', counted(links, 'link')],
    ['pictures', 'Every picture says what it shows', counted(pictures, 'picture')],
    ['words', 'Prices say what they include', 'And repayments their rate'],
  ] as const
  return [
    ...found.map(problemLine),
    ...good.flatMap(([check, title, text]): CheckLine[] =>
      findings.some((finding) => finding.check === check) ? [] : [{ kind: 'good', title, text }],
    ),
    weightLine(bytes),
  ]
}

function weightLine(bytes: NonNullable<Checks['page']>['bytes']): CheckLine {
  const names = { html: 'text', styles: 'styles', script: 'script' }
  const heavy = (['html', 'styles', 'script'] as const).filter(
    (part) => bytes[part] > pageLimits[part],
  )
  const sum = Object.values(bytes).reduce((left, right) => left + right, 0)
  const all = `${kilobytes(sum)}, beside pictures and fonts`
  if (heavy.length === 0) return { kind: 'good', title: 'Quick to load on a phone', text: all }
  const most = heavy.map(
    (part) =>
      `its ${names[part]} ${kilobytes(bytes[part])} of at most ${kilobytes(pageLimits[part])}`,
  )
  return {
    kind: 'warning',
    title: 'Slow to load on a phone',
    text: `${all}; ${most.join(' and ')}. Fewer kinds of blocks weigh less.`,
  }
}

function auditLines(audit: AuditMessage | 'running' | undefined): CheckLine[] {
  const title = 'As a browser shows it'
  if (audit === 'running') return [{ kind: 'todo', title, text: 'Looking at it in the preview…' }]
  if (!audit)
    return [{ kind: 'todo', title, text: 'Not looked at: the preview could not be shown' }]
  const found = audit.findings.map(({ message, block }) =>
    problemLine({ level: 'warning', path: [], block, message }),
  )
  return [
    ...(found.length > 0
      ? found
      : [
          {
            kind: 'good',
            title: 'The accessibility check finds nothing',
            text: 'Texts stand out from what is behind them, and buttons, links and fields have names',
          } as const,
        ]),
    audit.shift <= MOST_SHIFT
      ? {
          kind: 'good',
          title: 'The page does not jump while it loads',
          text: 'What is read or pressed stays in its place',
        }
      : {
          kind: 'warning',
          title: 'The page jumps while it loads',
          text: 'Pictures without a size, or notices that come late, move what is below them.',
        },
  ]
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const BYTES = 1_000
const TENTHS = 10
/** Rounded up to a tenth: what is over a limit reads as more than it. */
const kilobytes = (bytes: number): string => `${Math.ceil((bytes * TENTHS) / BYTES) / TENTHS} kB`
