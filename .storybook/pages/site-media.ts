const files = import.meta.glob<string>('../../tenants/*/media/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const mediaUrl = /\/media\/site\/([\w./-]+)(\?[^"\s,]*)?/g

/** A page's HTML with the URLs of the dealer's own pictures replaced by those of Storybook's files. */
export const withSiteMedia = (html: string, tenant: string): string =>
  html.replace(mediaUrl, (url, name) => files[`../../tenants/${tenant}/media/${name}`] ?? url)
