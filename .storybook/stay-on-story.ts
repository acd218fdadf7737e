/**
 * Prevents navigation by links and forms, which would leave the story or end its test. The runtime
 * (live blocks, actions) handles them first. Links within the page still work, and links of our own
 * pages to other stories (`target="_top"`).
 */
export function stayOnStory(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href]:not([target=_top])') : null
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
  addEventListener('submit', (event) => {
    const isDialog = event.target instanceof HTMLFormElement && event.target.method === 'dialog'
    if (!isDialog) event.preventDefault()
  })
}
