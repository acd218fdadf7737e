import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'model-details',
  title: 'Model',
  description:
    'The model of the page’s address: from what price there is one, what is said of it, links to ask about it and to drive it, and accessories that name it. One without stock says so.',
  role: 'section',
  needs: ['model'],
  spec: ['2.16', '3.23', '4.11'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
