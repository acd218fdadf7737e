import { missingWords } from '#domain/finance/missing-words.ts'
import type { FormatLocale } from '#domain/format.ts'
import type { PageFinding } from '#domain/staff/check-calls.ts'
import type { ResolvedPage } from '#pages/resolved-page.ts'
import { deadLinks } from '../tenants/check-links.ts'
import type { ReadHeading, ReadPage } from './read-page.ts'

/** The site around a page. */
export interface Around {
  readonly locale: FormatLocale
  /** The page's own path. */
  readonly pathname: string
  readonly hasPage: (pathname: string) => boolean
}

/** What is wrong with a page as it is sent, whatever its file says. Spec 6.04, WCAG 1.1.1, 1.3.1, 2.4.4. */
export const pageFindings = (page: ReadPage, around: Around): PageFinding[] => [
  ...headingFindings(page.headings),
  ...linkFindings(page, around),
  ...pictureFindings(page),
  ...wordFindings(page, around),
]

/** What a page does not say of itself; only what search engines list needs a description. Spec 6.04. */
export function aboutFindings({
  title,
  description,
  access,
  robots,
}: Pick<ResolvedPage, 'title' | 'description' | 'access' | 'robots'>): PageFinding[] {
  const isListed = access === 'public' && robots === 'index'
  const missing = [
    ...(title
      ? []
      : [['title', 'browsers and search engines call the page by the name of the site'] as const]),
    ...(description || !isListed
      ? []
      : [['description', 'search engines show any words of the page instead'] as const]),
  ]
  return missing.map(([field, effect]) => ({
    check: 'about',
    level: 'warning',
    path: [field],
    message: `none yet, so ${effect}`,
  }))
}

const screens = ['narrow', 'wide']

/** On each kind of screen by itself: a page may have a first heading for each. */
function headingFindings(headings: readonly ReadHeading[]): PageFinding[] {
  const each = screens.flatMap((kind) =>
    headingsOf(headings.filter(({ screen }) => screen === undefined || screen === kind)),
  )
  return [
    ...new Map(each.map((finding) => [`${finding.block} ${finding.message}`, finding])).values(),
  ]
}

function headingsOf(headings: readonly ReadHeading[]): PageFinding[] {
  const [first, ...others] = headings.filter(({ level }) => level === 1)
  const check = 'headings'
  const missing: PageFinding = {
    check,
    level: 'error',
    path: [],
    message: 'the page has no heading of the first level, which says what it is about',
  }
  const skips = headings.flatMap(({ level, words, block }, index): PageFinding[] => {
    const before = headings[index - 1]?.level ?? level
    if (level <= before + 1) return []
    const message = `“${words}” is a heading of level ${level} below one of level ${before}`
    return [finding({ check, level: 'warning', message }, block)]
  })
  const further = others.map(({ words, block }) => {
    const message = `“${words}” is a second heading of the first level, and a page has one`
    return finding({ check, level: 'error', message }, block)
  })
  return [...(first ? [] : [missing]), ...further, ...skips]
}

function linkFindings({ links, ids }: ReadPage, { pathname, hasPage }: Around): PageFinding[] {
  const check = 'links'
  const dead = deadLinks(
    links.map(({ href }, index) => ({ href, path: [index] })),
    hasPage,
  ).map(({ path, message }) =>
    finding({ check, level: 'warning', message }, links[Number(path[0])]?.block),
  )
  const nameless = links
    .filter(({ name }) => name === '')
    .map(({ href, block }) => {
      const message = `the link to ${href} has no words: its picture needs them`
      return finding({ check, level: 'error', message }, block)
    })
  const lost = links.flatMap(({ href, name, block }) => {
    const [path = '', anchor = ''] = href.split('#')
    const isHere = path === '' || path === pathname
    if (!isHere || anchor === '' || anchor === 'top' || ids.has(anchor)) return []
    const message = `“${name}” leads to #${anchor}, which this page does not have`
    return [finding({ check, level: 'warning', message }, block)]
  })
  return [...nameless, ...dead, ...lost]
}

/** Pictures of the site; others are drawn for ornament. */
const OWN = '/media/site/'

const pictureFindings = ({ pictures }: ReadPage): PageFinding[] =>
  pictures.flatMap(({ src, alt, isInFigure, block }): PageFinding[] => {
    const check = 'pictures'
    const name = src.split(/[?#]/)[0]
    if (alt === undefined)
      return [
        finding({ check, level: 'error', message: `${name} does not say what it shows` }, block),
      ]
    if (alt !== '' || !isInFigure || !src.startsWith(OWN)) return []
    const message = `${name} says nothing to those who cannot see it: right for an ornament alone`
    return [finding({ check, level: 'warning', message }, block)]
  })

/** Of what each block says: words beside an amount, not somewhere on the page. */
const wordFindings = ({ words, text: page }: ReadPage, { locale }: Around): PageFinding[] =>
  Array.from(words).flatMap(([block, text]) =>
    missingWords({ text, page, locale }).map(({ lacks, amount }) =>
      finding(
        {
          check: 'words',
          level: 'warning',
          message: `“${amount}” is stated without ${lacking[lacks](locale)}`,
        },
        block,
      ),
    ),
  )

const lacking = {
  charges: () => 'whether it is drive away or excludes government charges',
  rate: (locale: FormatLocale) =>
    locale === 'en-US' ? 'the APR' : 'the comparison rate and its warning',
}

const finding = (
  { check, level, message }: Pick<PageFinding, 'check' | 'level' | 'message'>,
  block: string | undefined,
): PageFinding => ({ check, level, path: [], ...(block !== undefined && { block }), message })
