import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type SitePlan = StaffAnswer<'POST /:site/sites/plan'>['sites'][number]
export type BatchTarget = StaffAnswer<'GET /:site/batches/:id'>['targets'][number]
export type Tone = 'good' | 'warn' | 'bad' | 'off'

/** Whether something would be published at a site. */
export const isPossible = ({ fates, outcome }: SitePlan): boolean =>
  outcome !== 'not_allowed' &&
  outcome !== 'picture_lost' &&
  fates.some((fate) => fate === 'applies' || fate === 'place_gone')

/** Whether it is chosen until somebody chooses: not where a part of it cannot be done. */
export const isLikely = (plan: SitePlan): boolean => isPossible(plan) && plan.outcome !== 'id_taken'

/** What would happen at a site, in words. */
export function planWords(plan: SitePlan): { readonly tone: Tone; readonly words: string } {
  const { fates, outcome, pictures = 0 } = plan
  const count = (...wanted: readonly string[]) =>
    fates.filter((fate) => wanted.includes(fate)).length
  const applied = count('applies', 'place_gone')
  const all = fates.length === 1 ? 'It applies' : fates.length === 2 ? 'Both apply' : 'All apply'
  const along =
    pictures === 0
      ? ''
      : `, ${pictures === 1 ? 'a picture comes' : `${pictures} pictures come`} along`
  const some = `${applied} of ${fates.length} ${applied === 1 ? 'applies' : 'apply'}${along}`
  switch (outcome) {
    case 'applies':
      return {
        tone: 'good',
        words: count('same') > 0 ? `${some}, the rest is so already` : all + along,
      }
    case 'partly':
      return { tone: 'warn', words: `${some}; the site keeps its own of the rest` }
    case 'place_gone':
      return {
        tone: 'warn',
        words: `The block beside a new one is gone: the new one would stand last${along}`,
      }
    case 'id_taken':
      return { tone: 'bad', words: `${some}; its page has another block with the id of a new one` }
    case 'nothing':
      return {
        tone: 'off',
        words: count('same') === fates.length ? 'Its page is so already' : 'It keeps what it has',
      }
    case 'own_page':
      return { tone: 'off', words: 'The page is its own, not the template’s' }
    case 'picture_lost':
      return { tone: 'bad', words: lost }
    case 'faulty':
      return { tone: 'bad', words: 'The files of this site have errors' }
    default:
      return { tone: 'off', words: 'You are no publisher there' }
  }
}

/** A picture of the site's own files cannot be given to others. */
const lost = 'It shows a picture that is in no media library: add it to that of this site first'

const states: Readonly<Record<BatchTarget['state'], readonly [Tone, string]>> = {
  waiting: ['warn', 'Still to do'],
  published: ['good', 'Published'],
  drafted: ['good', 'Saved as a draft'],
  failed: ['bad', 'Not published'],
  taking_back: ['warn', 'Taking back…'],
  taken_back: ['off', 'Taken back'],
  kept: ['bad', 'Not taken back'],
}

const reasons: Readonly<Record<string, string>> = {
  own_page: 'the page is its own, not the template’s',
  id_taken: 'its page has another block with the id of a new one',
  nothing: 'its page is so already, or keeps what it has',
  picture_lost: 'it shows a picture that is in no media library',
  library_full: 'the media library there is full',
  faulty: 'the files of this site have errors',
  not_allowed: 'you are no publisher there any more',
  problems: 'the page would have errors there',
  newer_revision: 'something newer is live there',
  error: 'the server failed; try again',
}

/** What became of a change at a site, in words. */
export function targetWords({ state, reason, revision }: BatchTarget): {
  readonly tone: Tone
  readonly words: string
} {
  const [tone, word] = states[state]
  const why = reason === undefined ? '' : `: ${reasons[reason] ?? reason}`
  const as = state === 'published' && revision !== undefined ? ` as revision ${revision}` : ''
  return { tone, words: `${word}${as}${why}` }
}
