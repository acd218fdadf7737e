import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'model-cars',
  title: 'Cars of a model',
  description:
    'Cars in stock of the model of the page’s address, with the search that finds them all; nothing where there are none.',
  role: 'section',
  acts: true,
  needs: ['model'],
  spec: ['2.16'],
  props: {},
  examples: [{ name: 'Smallest' }, { name: 'Typical' }],
})
