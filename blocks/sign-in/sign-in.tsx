import { signInPath } from '#domain/account/sign-in-path.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { hasPage } from '#parts/links/has-page.ts'
import { DealerPlace } from '#parts/place-picture/dealer-place.tsx'
import { Scripted } from '#parts/rendering.tsx'
import type { SignInView } from '#parts/view-context.ts'
import { NextSteps } from '#parts/what-next/next-steps.tsx'
import { WhoAnswers } from '#parts/what-next/who-answers.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import { CodeStep } from './code-step.tsx'
import type { SignInData } from './load.ts'
import { NumberStep } from './number-step.tsx'
import type block from './schema.ts'
import startSignIn from './sign-in.island.ts'
import { leadOf, linesOf, titleOf } from './sign-in-titles.ts'
import { SignedInStep } from './signed-in-step.tsx'

type View = ViewOf<typeof block, SignInData>

/** As the page is first opened, where no server says how far its visitor is. */
const beginning: SignInView = {
  step: 'number',
  query: { redirect: '/', back: '/' },
  phone: '',
  retryAt: undefined,
  problem: undefined,
}

/**
 * Signing in by a code, a step on each page, whole without script: each step is a form that posts to the address
 * of the page. The server says which step, and what was wrong with the last. What somebody answers afterwards has
 * its place and its people. D25, FLOWS 6, Spec 2.15.
 */
export default function SignIn({ id, props, slots, data, site, page }: View) {
  const { room, people = [] } = data
  const state = page.signIn ?? beginning
  const phone = displayPhone(state.phone, countryOf(site.locale))
  const step = { id, state, phone, site, page }
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? site.look.form}
      className="form-page-plain sign-in-page"
      isTitle
      head={
        <>
          <Back state={state} site={site} page={page} />
          <h1 id={`${id}-title`}>{titleOf(state, site.words)}</h1>
        </>
      }
      lead={leadOf(state, { words: site.words, phone })}
      about={
        room && <DealerPlace place={room} site={site} sizes="(min-width:62rem) 80rem,96vw" eager />
      }
      isAboutLast
      next={
        state.step !== 'signed_in' && (
          <NextSteps id={id} heading={site.words.nextHeading} lines={linesOf(state, site.words)} />
        )
      }
      who={people.length > 0 && <WhoAnswers people={people} site={site} />}
      beside={slots.beside}
    >
      <Scripted script={startSignIn} name="form" eager className="sign-in-host">
        {state.step === 'number' && <NumberStep {...step} />}
        {state.step === 'code' && <CodeStep {...step} />}
        {state.step === 'signed_in' && <SignedInStep {...step} />}
      </Scripted>
    </FormPage>
  )
}

/** Where the visitor came from, or from the code to another number. */
function Back({
  state,
  site: { words },
  page,
}: Pick<View, 'site' | 'page'> & { state: SignInView }) {
  const { back } = state.query
  const ofCar = fillPlaceholders(words.backToCar, { vehicle: words.car })
  const [href, text] =
    state.step === 'code'
      ? [signInPath(state.query), words.signInChangeNumber]
      : [back, /^\/cars\/[^/]+$/.test(back) ? ofCar : words.formBack]
  if (!hasPage(page, href)) return null
  return (
    <Link href={href} variant="quiet" className="sign-in-back">
      <Icon name="arrow-left" size="sm" />
      {text}
    </Link>
  )
}
