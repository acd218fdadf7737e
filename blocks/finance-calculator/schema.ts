import { z } from 'zod'
import { defineBlock } from '../define-block.ts'

export default defineBlock({
  name: 'finance-calculator',
  title: 'Finance calculator',
  description:
    "A car's repayment by deposit, term, final payment and, where the lender's fees are known, rate; nothing where the car is not financed.",
  role: 'panel',
  acts: true,
  needs: ['car'],
  spec: ['2.46', '9.12', '9.13', '9.14', 'D30'],
  props: {
    open: z.boolean().default(false).meta({
      title: 'Open',
      description: 'It is open at first, instead of behind its heading.',
    }),
  },
  examples: [{ name: 'Smallest' }, { name: 'Typical', props: { open: true } }],
})
