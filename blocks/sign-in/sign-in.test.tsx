import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SignInType } from '#domain/account/sign-in-type.ts'
import type { Person } from '#domain/content/entries.ts'
import { storyPage, storySearch, storySite } from '#parts/story-site.ts'
import type { SignInView } from '#parts/view-context.ts'
import { fixturePorts } from '../ports.fixture.ts'
import load from './load.ts'
import block from './schema.ts'
import SignIn from './sign-in.tsx'

const person: Person = {
  id: 'ines',
  name: 'Ines Dorn',
  role: 'Buys cars',
  answers: ['sell_my_car'],
}

async function html(type: SignInType, step: SignInView['step'] = 'number') {
  const query = { type, redirect: '/sell-my-car', back: '/' }
  const page = storyPage({
    path: '/sign-in',
    route: '/sign-in',
    signIn: { step, query, phone: '', retryAt: undefined, problem: undefined },
  })
  const props = block.props.parse({})
  const { content, ...ports } = fixturePorts([])
  const data = await load({
    props,
    site: storySite,
    page,
    search: storySearch(),
    ports: { ...ports, content: { ...content, people: [person] } },
  })
  return renderToStaticMarkup(
    <SignIn
      id="sign-in"
      props={props}
      slots={{ beside: undefined }}
      data={data}
      site={storySite}
      page={page}
    />,
  )
}

test('before a valuation stand who answers it, its workshop and what it leads to (Spec 2.15, D25)', async () => {
  const markup = await html('trade-in')
  expect(markup).toContain('Ines Dorn')
  expect(markup).toContain('place-workshop')
  expect(markup).toContain('A figure in about two minutes')
  const order = ['sign-in-host', 'Ines Dorn', 'place-workshop'].map((part) => markup.indexOf(part))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('nobody is named where nobody answers, or once it is done (Spec 2.15, D25)', async () => {
  for (const markup of [await html('watchlist'), await html('trade-in', 'signed_in')]) {
    expect(markup).not.toContain('Ines Dorn')
    expect(markup).not.toContain('place-picture')
  }
})
