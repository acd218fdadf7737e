/** What forms call the levels of headings. */
export const levelTitles = {
  h1: 'Title of the page',
  h2: 'Heading',
  h3: 'Smaller heading',
} as const
