/**
 * Links and forms lead nowhere in a story: followed, they would leave Storybook or end a test. What
 * the runtime does with them (live blocks, actions) happens before, and jumps within the story stay.
 */
export function stayOnStory(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
  addEventListener('submit', (event) => {
    const isDialog = event.target instanceof HTMLFormElement && event.target.method === 'dialog'
    if (!isDialog) event.preventDefault()
  })
}
