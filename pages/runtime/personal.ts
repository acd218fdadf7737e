import { hasSessionHint } from '#domain/account/session-hint.ts'
import { PERSONAL } from '#ui/data-attributes.ts'
import { createAnswers, type Question } from './answers.ts'
import { drawAnswer, here } from './live-page.ts'
import { whenParsed } from './parsed.ts'

/** Not those of live blocks, which give up what the next press makes superfluous. */
const answers = createAnswers({ fetch: (...args) => fetch(...args), now: () => performance.now() })

/** What each block was asked for with last: an older answer comes too late. */
const askedBy = new WeakMap<Element, Question>()

/**
 * Where somebody is signed in, asks for the blocks that show them something else than everyone, and
 * again where a live answer, which is everyone's, brought one of them back.
 */
export function startPersonal(): void {
  const wasSignedIn = isSignedIn()
  document.addEventListener('forecourt:shown', ask)
  void whenParsed().then(ask)
  addEventListener('pageshow', ({ persisted }) => {
    // Signed out since, or in: what stands here is another visitor's.
    if (persisted && wasSignedIn !== isSignedIn()) location.reload()
  })
}

const isSignedIn = (): boolean => hasSessionHint(document.cookie)

/** One inside another comes with it. */
const wanted = `[${PERSONAL}=ask]:not([${PERSONAL}] *)`

function ask(): void {
  if (!isSignedIn()) return
  const hosts = [...document.querySelectorAll(wanted)]
  if (hosts.length === 0) return
  const question = { url: here(), ids: hosts.map(({ id }) => id) }
  for (const host of hosts) {
    host.setAttribute(PERSONAL, 'asked')
    askedBy.set(host, question)
  }
  answers
    .ask(question)
    .then((answer) => drawAnswer(answer, (host) => askedBy.get(host) === question))
    // What everyone sees stays: it has a way to what is the visitor's own.
    .catch(console.warn)
}
