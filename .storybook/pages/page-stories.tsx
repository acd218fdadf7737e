import type { StoryObj } from '@storybook/react-vite'
import { modesOf } from '../modes.ts'
import { tenantNames } from '../tenants.ts'
import { demoPage } from './demo-page.ts'
import { demoSite } from './demo-site.ts'
import { linkedAssets } from './linked-assets.ts'
import { withSiteMedia } from './site-media.ts'

/**
 * Makes the stories of a dealer's pages: `page('home')` is rendered from `home.json`, the dealer's own or
 * its template's, by the renderer of the product, when the story is shown.
 */
export function pageStoriesOf(tenant: string) {
  return (name: string): StoryObj => ({
    loaders: [() => bodyOf(tenant, name)],
    render: (_, { loaded }) => <PageBody html={String(loaded.body)} />,
    parameters: { docs: { source: { code: sourceOf(tenant, name).text, language: 'json' } } },
  })
}

/** A page has the look of its dealer, whatever the toolbar says: Chromatic takes it under that one only. */
export const pageParameters = (tenant: string) => ({
  controls: { disable: true },
  chromatic: {
    modes: {
      ...Object.fromEntries(
        Object.keys(modesOf(tenantNames)).map((mode) => [mode, { disable: true }]),
      ),
      ...modesOf([tenant]),
    },
  },
})

function sourceOf(tenant: string, name: string) {
  const source = demoSite(tenant).files.get(name)
  if (!source) throw new Error(`expected the page ${name}.json of ${tenant} or its template`)
  return source
}

/** The content of the page's body. @throws Error for a page with errors or a block that fails */
async function bodyOf(tenant: string, name: string): Promise<{ body: string }> {
  const { html, problems, faults } = await demoPage(
    demoSite(tenant),
    sourceOf(tenant, name),
    linkedAssets,
  )
  if (html === undefined) throw new Error(problems.map(({ message }) => message).join('\n'))
  const [fault] = faults
  if (fault) throw new Error(`The block ${fault.blockId} fails`, { cause: fault.cause })
  return {
    body: new DOMParser().parseFromString(withSiteMedia(html, tenant), 'text/html').body.innerHTML,
  }
}

// biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own renderer escaped it
const PageBody = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />
