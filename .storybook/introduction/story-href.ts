/**
 * The address of a story or a docs page in Storybook’s frame, from inside a story; for a link with
 * `target="_top"`.
 */
export function storyHref(id: string, tenant?: string): string {
  const kind = id.endsWith('--docs') ? 'docs' : 'story'
  return `./?path=/${kind}/${id}${tenant === undefined ? '' : `&globals=tenant:${tenant}`}`
}
