import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'post-article',
  title: 'Post',
  description: 'The post of the page’s address: title, date, author, picture and text.',
  role: 'section',
  needs: ['post'],
  spec: ['2.23'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
